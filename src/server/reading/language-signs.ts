/**
 * What tells languages of one script apart. Small words are the surest sign, but resumes have few:
 * their lines are nouns and participles, so endings and letters count, too. A sign that several
 * languages share counts for each of them the less.
 */
export interface LanguageSigns {
  code: string
  /** Articles, prepositions, conjunctions, months, and what resumes say most. */
  words: string
  /** Ends of nouns, participles and adverbs, of words of five letters and more. */
  endings: string
  /** Letters that hardly any other language has, or few. */
  letters: string
}

/** Languages in Latin letters: ours, and neighbours that would be taken for ours. */
export const LATIN: readonly LanguageSigns[] = [
  {
    code: 'en',
    words:
      'the and of to in for with on at by from as an a or is are was were this that which our their my i we new all into across through while over under team work managed led years within using per including between skills experience education summary university college school state street software engineer management manager sales customer development planning training project projects research design control certified license active level health care service services business award present references languages native fluent spanish references volunteer junior senior lead data power january february march april may june july october december dec',
    endings:
      'ing tion tions ment ments ed ly ship ness able er ers ies ity ance ence ist al ical ic ics ous ive ent ant ure ate sion sis ogy',
    letters: '',
  },
  {
    code: 'de',
    words:
      'der die das und in im mit für von zu zur zum auf bei den dem des ein eine einer eines als an am aus über nach sowie durch ist bis seit oder vom unter nicht wir ich mein sich auch um je pro jahre kenntnisse heute kenntnisse sprachen deutsch muttersprache englisch ausbildung technik entwicklung leitung beruflicher werdegang schule universität hochschule straße konstruktion verkauf kunden betrieb leiter teamleiter projekt projekte abschluss note zwei drei wurden davon geboren ledig edv januar februar märz juni juli oktober dezember jän mär mrz okt dez',
    endings:
      'ung ungen keit heit lich liche lichen isch ische ischen schaft tät ieren iert ern erin gen ten',
    letters: 'äöüß',
  },
  {
    code: 'fr',
    words:
      'le la les de des du et en à au aux un une pour par sur dans avec chez ou qui que est sont ce cette ces son sa ses plus mon mes je nous afin entre vers depuis lors sous très années ans auprès dont chargé chargée communication gestion développement compétences langues anglais français formation expérience expériences responsable rue école université équipe projet projets stage permis conduite loisirs niveau courant service janvier février avril juin juillet août septembre octobre novembre décembre janv févr avr juil déc',
    endings:
      'tion tions ment ments eur euse eurs ité ités ique iques aire aires ance ence age ée ées és ier ière',
    letters: 'éèêàçœùûîôâëï',
  },
  {
    code: 'es',
    words:
      'el la los las de del y en a al un una para por con sobre entre o que es son su sus más mi mis como desde hasta e se lo nos sin muy años durante mediante así según cada gestión desarrollo experiencia formación idiomas inglés español responsable universidad calle equipo proyecto proyectos prácticas carnet conducir nivel nativo actualidad técnico ventas clientes empresa enero febrero marzo abril mayo junio julio septiembre octubre noviembre diciembre ene abr dic',
    endings:
      'ción ciones dad dades miento mientos ando iendo ado ados ada adas ora ores ico ica icos icas encia ería',
    letters: 'ñáíóúé¿¡',
  },
  {
    code: 'it',
    words:
      'il lo la i gli le di del della dei delle dello dell e in nel nella a al alla un una uno per con su da dal dalla tra fra che è sono mio mia ed più anche come presso degli sul anni ai alle gestione sviluppo esperienza formazione lingue inglese italiano responsabile università scuola progetto progetti tirocinio patente livello madrelingua oggi vendite clienti azienda laurea diploma presso gennaio febbraio marzo aprile maggio giugno luglio settembre ottobre novembre dicembre gen mag giu lug ott dic',
    endings:
      'zione zioni mento menti tà ando endo ato ati ata ate ico ica ici iche ista iere enza anza ore tore ale ali',
    letters: 'àèìòù',
  },
  {
    code: 'tr',
    words:
      've bir ile için olarak de da bu olan en çok her gibi daha sonra kadar üzerinde ya veya göre tarafından arasında yıl yılı aylık çalışma ekip proje iş yönetimi olmak üzere ben ise hem deneyim eğitim beceriler diller ingilizce türkçe üniversitesi lisesi mühendisi uzmanı müdürü sorumlusu proje projeler satış müşteri halen mahallesi sokak cad mezun derece seviye yönetim ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
    endings:
      'lar ler ları leri ların lerin lık lik luk lük mak mek ması mesi dı di du dü tim dım dim sı si lı li lu lü da de dan den ndan nden ım im ıldı ildi yor',
    letters: 'ğışİöüç',
  },
  {
    code: 'vi',
    words:
      'và của các cho với trong tại là một những được để có từ đến năm theo về trên người việc công ty kỹ năng kinh nghiệm làm dự án nhân viên phát triển quản lý tiếng anh trường đại học kinh doanh khách hàng hiện nay chứng chỉ thành phố',
    endings: '',
    letters: 'ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  },
  {
    code: 'pt',
    words:
      'o a os as de do da dos das e em no na nos nas um uma para por com ao à aos pelo pela que é são seu sua mais ou como desde até entre sobre meu minha anos junto não também',
    endings:
      'ção ções dade dades mento mentos ando endo indo ado ados ada adas ente ência gem eiro eira or ora ores',
    letters: 'ãõçâêôáíóúàé',
  },
  {
    code: 'ca',
    words:
      'el la els les de del dels i en a al als un una per amb que és són més o com des fins entre sobre meva meu seva seu anys dins també molt aquesta aquest nostra',
    endings: 'ció cions tat tats ment ments ant ent at ats ada ades ó ència atge',
    letters: 'çàèéíòóúïü·',
  },
  {
    code: 'nl',
    words:
      'de het een en van in op te met voor aan bij door uit om tot als ook naar over zijn ik is wordt dat die deze onze binnen jaar mijn niet of tijdens ervaring werk werkzaamheden',
    endings: 'ing ingen heid lijk lijke eren atie aties isch ische schap tie ties eerd ende elen',
    letters: 'ë',
  },
  {
    code: 'sv',
    words:
      'och att i på av för med till en ett som är den det de jag om från vid samt inom under har var mina min eller efter även mellan år arbete genom',
    endings: 'ning ningar het else are ande ade ligt lig iska isk tion ering erna arna',
    letters: 'åäö',
  },
  {
    code: 'da',
    words:
      'og at i på af for med til en et som er den det de jeg om fra ved samt inden under har var min mine eller efter også mellem år arbejde gennem hos',
    endings: 'ning ninger hed else ere ende ede ligt lig iske isk tion ering erne',
    letters: 'æøå',
  },
  {
    code: 'no',
    words:
      'og å i på av for med til en et som er den det de jeg om fra ved samt innen under har var min mine eller etter også mellom år arbeid gjennom hos',
    endings: 'ning ninger het else ere ende ede lig iske isk sjon ering ene',
    letters: 'æøå',
  },
  {
    code: 'fi',
    words:
      'ja on ei se että oli joka sekä myös kanssa tai mukaan vuotta olen olin minulla kuin ovat hyvä työ työt osana aikana välillä',
    endings:
      'ssa ssä sta stä lla llä lta ltä lle nen inen suus syys minen mista ista isten ksi ttu tty nti aja jä',
    letters: 'äö',
  },
  {
    code: 'pl',
    words:
      'i w z na do oraz od dla przez przy po za o u się jest był nie jako w tym także ze we pod lat pracy roku umiejętności moje nad lub',
    endings:
      'ość ości anie ania enie enia owanie owania acja acji ych ego owy owa owe ski ska skie cji ność ami ach',
    letters: 'ąćęłńóśźż',
  },
  {
    code: 'cs',
    words:
      'a v na s z do pro od za o u při po ve se je jako i k byl nebo také jsem mezi dle let práce roku až ze který znalost',
    endings: 'ost osti ání ení ový ová ové ého ých ský ská ské ace acích ích ami ství',
    letters: 'ěščřžýáíéůúňťď',
  },
  {
    code: 'sk',
    words:
      'a v na s z do pre od za o u pri po vo sa je ako i k bol alebo tiež som medzi podľa rokov práce roku až zo ktorý znalosť',
    endings: 'osť osti anie enie ový ová ové ého ých ský ská ské ácia ácie ami stvo',
    letters: 'ščľžýáíéúňťďôäĺŕ',
  },
  {
    code: 'ro',
    words:
      'și de în la cu pentru din pe a al ale o un în prin care sau este sunt mai între ani până către despre ca cele cel lui după precum echipei',
    endings: 'are ere ire area erea irea ție ții ului elor ilor ător toare ate ări uri ită ată',
    letters: 'ăâîșțşţ',
  },
  {
    code: 'hu',
    words:
      'és a az egy hogy is nem vagy mint volt meg csak év évek után által során valamint illetve továbbá között alapján munka számára saját több',
    endings:
      'ás és ság ség ban ben nak nek val vel ból ből ról ről hoz hez ott ett ások ések tása tése',
    letters: 'őűáéíóúöü',
  },
  {
    code: 'hr',
    words:
      'i u na s za od do iz po pri sa je kao te ili koji koja godine rad rada tijekom između bio bila prema svi sve također moje',
    endings: 'anje enje anja enja ost osti ski ska sko ski cija cije ima ama nih nog stvo',
    letters: 'čćđšž',
  },
  {
    code: 'id',
    words:
      'dan di yang untuk dengan dari dalam pada ke sebagai oleh atau adalah ini itu saya tahun telah serta para antara secara bekerja pengalaman kerja tim',
    endings: 'kan an nya asi itas',
    letters: '',
  },
]
