import type { Lexicon } from './types.ts'
import { words } from './words.ts'

/** Turkish. */
export const tr: Lexicon = {
  headings: {
    personal: words`
      Kişisel Bilgiler | Kişisel Bilgilerim | İletişim | İletişim Bilgileri | İletişim Bilgilerim
      | Kimlik Bilgileri | Genel Bilgiler | Kişisel | Adres | Bağlantılar | Sosyal Medya | İrtibat
      | İrtibat Bilgileri | Kişisel Bilgi | Temel Bilgiler | Nüfus Bilgileri | Bilgilerim |
      Şahsi bilgiler | Şahsi bilgilerim | Özlük bilgileri | Kimliğim | Bana ulaşın | Bana ulaş |
      İletişime geçin | Aday bilgileri | Adres bilgileri | Özel bilgiler | Künye | Künyem |
      Sosyal ağlar | Sosyal medyam | Takip edin | Genel bilgi | Nüfus bilgilerim | İletişim adresi |
      Doğum bilgileri | Sosyal medya hesapları | İletişim ve adres
    `,
    summary: words`
      Özet | Profil | Profil Özeti | Profesyonel Özet | Kariyer Özeti | Hakkımda | Ben Kimim |
      Kişisel Profil | Özgeçmiş Özeti | Ön Yazı | Kısaca Ben | Kısa Özet | Tanıtım | Önsöz |
      Mesleki Özet | Kendim Hakkında | Yönetici Özeti | Profesyonel Profil | Özet Bilgi |
      Kısa Özgeçmiş | Mesleki Profil | Genel Bakış | Kısaca | Profilim | Deneyim Özeti | Hakkında |
      Ben | Kişisel özet | Özetim | Kimim | Kimim ben | Tanışalım | Kendimden bahsedeyim |
      Biyografi | Kısa biyografi | Hayat hikayem | Hikayem | Hayatım | Kariyer özetim |
      Aday profili | Kısaca kendim | Kısaca hakkımda | Özgeçmişim | Kendim
    `,
    selfEvaluation: words`
      Öz Değerlendirme | Kişilik | Kişilik Özellikleri | Kendini Değerlendirme | Kendimi Tanıtayım |
      Kişiliğim | Karakterim | Karakter özellikleri | Karakter özelliklerim |
      Kendimi değerlendirme | Kendimi nasıl tanımlarım | Kendimi tanımlama | Ben nasıl biriyim |
      Kişilik yapım
    `,
    strengths: words`
      Güçlü Yönler | Güçlü Yönlerim | Güçlü Yanlar | Güçlü Yanlarım | Kişisel Özellikler |
      Kişisel Özelliklerim | Kişisel Nitelikler | Özellikler | Artılarım | Üstün Yönler |
      Niteliklerim | Güçlü özelliklerim | Güçlü özellikler | Güçlü taraflar | Güçlü taraflarım |
      Kuvvetli yönlerim | Kuvvetli yönler | Olumlu yönlerim | Neler sunabilirim | Ne sunuyorum |
      Size katabileceklerim | Katkılarım | Öne çıkan özelliklerim | Öne çıkan özellikler |
      Değerlerim | Kişisel değerler | Kişisel değerlerim | Erdemler | Üstün özelliklerim |
      Ayırt edici özellikler
    `,
    objective: words`
      Kariyer Hedefi | Kariyer Hedefim | Hedef | Hedefim | Hedefler | Amaç | Amacım |
      Kariyer Hedefleri | Kariyer Amacı | Başvurulan Pozisyon | İş Hedefi | Hedeflerim |
      Aranan Pozisyon | Talep Edilen Pozisyon | Beklentiler | Profesyonel Hedef | Kariyer Planı |
      Hedef Pozisyon | Çalışmak İstenen Pozisyon | Hedeflenen pozisyon | İş beklentisi |
      Çalışma hedefi | Aradığım iş | Aradığım pozisyon | Ne arıyorum | Beklentilerim |
      Kariyer beklentisi | Kariyer beklentileri | Kariyer beklentim | Kariyer hedeflerim |
      Başvurulan görev | Başvurduğu pozisyon | Başvurduğum pozisyon | Başvurulan iş |
      İstenilen pozisyon | İstenen görev | İstenen pozisyon | Talep edilen görev |
      Gelecek hedefleri | Gelecek hedeflerim | Gelecek planları | Gelecek planlarım | Vizyonum |
      Misyonum | Vizyon ve misyon | Mesleki hedef | Mesleki hedefler | Mesleki hedefim |
      Mesleki amaç
    `,
    work: words`
      İş Deneyimi | İş Deneyimleri | İş Deneyimim | Deneyim | Deneyimler | İş Tecrübesi |
      İş Tecrübeleri | Tecrübe | Tecrübeler | Mesleki Deneyim | Çalışma Hayatı | Çalışma Geçmişi |
      İş Geçmişi | Kariyer | Profesyonel Deneyim | Çalışma Deneyimi | Stajlar | Staj |
      Staj Deneyimi | Stajlarım | İş Yaşamı | Mesleki Tecrübe | Kariyer Geçmişi | Kariyerim |
      İş Hayatı | Çalıştığı Yerler | Çalıştığım Yerler | Deneyimlerim | İş ve Staj Deneyimi |
      Staj ve İş Deneyimi | Staj Bilgileri | İş Bilgileri | Mesleki Geçmiş | İş Deneyimlerim |
      Tecrübelerim | Çalışılan Kurumlar | Öğretmenlik Deneyimi | Görevler | Staj Deneyimleri |
      Profesyonel Deneyimler | İş Tecrübem | Klinik Deneyim | Stajlar ve Deneyim |
      Mesleki Deneyimler | İş tecrübelerim | Profesyonel iş deneyimi | Çalıştığı kurumlar |
      Çalıştığım kurumlar | Görev yerleri | Akademik görevler | Mesleki görevler | İdari görevler | Akademik ve idari görevler |
      İş ve staj deneyimleri | Gönüllü ve iş deneyimi | Profesyonel Geçmiş | Çalışma Bilgileri |
      Staj ve iş deneyimi | Nerelerde çalıştım | Meslek yolculuğum | Kariyer yolculuğum |
      İş geçmişim | Geçmiş işler | Geçmiş işlerim | Geçmiş deneyimler | Önceki işler |
      Önceki işlerim | Eski işler | Son işler | Çalıştığı işyerleri | Çalıştığım işyerleri |
      Çalıştığı işler | Çalıştığım işler | Çalıştığım şirketler | Çalıştığı şirketler |
      Çalıştığı firmalar | Çalıştığım firmalar | Çalıştığım hastaneler | Çalıştığım okullar |
      Çalıştığı okullar | Çalışılan yerler | Çalışılan firmalar | Çalışma tecrübesi |
      Çalışma tecrübeleri | Çalışma deneyimleri | Çalışma deneyimim | Çalışma yaşamı |
      Çalışma hayatım | Çalışmış olduğu kurumlar | Çalışmış olduğum kurumlar |
      Görev yaptığı yerler | Görev yaptığım yerler | Görev yaptığı kurumlar |
      Görev yaptığım kurumlar | Görev aldığım kurumlar | Görevlerim | Görev geçmişi |
      Yaptığı işler | Yaptığım görevler | Yaptığı görevler | Hizmet geçmişi | Hizmet bilgileri |
      Hizmet dökümü | Meslek hayatı | Meslek hayatım | Meslek yaşamı | Meslek deneyimi |
      Mesleki yaşam | Mesleki hayat | Mesleki çalışmalar | Mesleki tecrübem | Mesleki tecrübeler |
      Mesleki kariyer | Profesyonel yaşam | Profesyonel hayat | Profesyonel kariyer | İş kariyeri |
      İş bilgisi | İş hayatım | İş yaşamım | İş yeri bilgileri | Akademik unvanlar |
      Akademik deneyim | Öğretim deneyimi | Eğitmenlik deneyimi | Eğitim verme deneyimi |
      Verdiği dersler | Verilen dersler | Verdiğim dersler | Sahne deneyimi | Stajyerlik |
      İşletmede mesleki eğitim | Saha deneyimi | Hastane deneyimi | Mutfak deneyimi | Filmografi |
      Tiyatro oyunları | Rol aldığı oyunlar | Staj yaptığı yerler | Staj yaptığım yerler |
      Staj yaptığı kurumlar | Staj yaptığım kurumlar | Yapılan stajlar | Yaptığım stajlar
    `,
    education: words`
      Eğitim | Eğitim Bilgileri | Eğitim Durumu | Öğrenim Durumu | Eğitim Geçmişi | Öğrenim |
      Öğrenim Bilgileri | Akademik Geçmiş | Eğitim Hayatı | Öğrenim Geçmişi | Okul Bilgileri |
      Tahsil | Akademik Eğitim | Eğitimim | Akademik Bilgiler | Öğrenim Hayatı | Eğitim ve Öğretim |
      Mezuniyet | Eğitim Bilgilerim | Eğitim ve Nitelikler | Okullar | Mezuniyet Bilgileri |
      Öğretim | Tahsil Durumu | Eğitim Hayatım | Akademik Özgeçmiş | Eğitim - Öğretim |
      Öğretim bilgileri | Eğitim ve akademik bilgiler |
      Nerede okudum | Okuduğum okullar | Öğrenimim | Gördüğü eğitimler | Gördüğüm eğitimler |
      Okul geçmişi | Okul hayatı | Okul hayatım | Okulum | Okullarım | Okuduğu okullar |
      Bitirdiği okullar | Bitirdiğim okullar | Bitirilen okullar | Mezun olduğu okullar |
      Mezun olduğum okullar | Mezun olunan okul | Mezun olunan okullar | Mezun olduğu okul |
      Mezun olduğum okul | Mezuniyetler | Mezuniyetlerim | Mezuniyet durumu | Tahsilim |
      Tahsil hayatı | Tahsil bilgileri | Diploma bilgileri | Diplomalar | Diplomalarım |
      Akademik dereceler | Akademik derece | Akademik durum | Akademik kariyer | Akademik hayat |
      Akademik yaşam | Yüksek öğrenim | Eğitim düzeyi | Eğitim seviyesi | Eğitim bilgisi |
      Eğitim durumum | Eğitim geçmişim | Öğrenim durumum | Öğrenim bilgisi
    `,
    projects: words`
      Projeler | Proje | Projelerim | Kişisel Projeler | Proje Deneyimi | Önemli Projeler |
      Seçilmiş Projeler | Portföy | Proje Deneyimleri | Akademik Projeler | Okul Projeleri |
      Tamamlanan Projeler | Yaptığım Projeler | Bitirme Projesi | Öne Çıkan Projeler |
      Açık Kaynak Projeler | Yürütülen projeler | Yer aldığım projeler | Tez ve projeler |
      Referans projeler | Çalışmalar | Portfolyo |
      Proje geçmişi | Üniversite projeleri | Ders projeleri | Araştırma projeleri |
      Eserler | Eserlerim |
      Çalışmalarım | Seçili işler | Seçilmiş işler | Seçili çalışmalar | Sanatsal faaliyetler |
      Sanatsal çalışmalar | Bilimsel projeler | Katıldığım projeler | Katıldığı projeler |
      Görev aldığım projeler | Görev aldığı projeler
    `,
    skills: words`
      Programlama | Programlama Dilleri | Teknoloji Yığını | Beceriler | Becerilerim | Yetenekler | Yeteneklerim | Yetkinlikler | Nitelikler |
      Bilgisayar Becerileri | Bilgisayar Bilgisi | Teknik Beceriler | Teknik Yetkinlikler |
      Mesleki Beceriler | Uzmanlık Alanları | Uzmanlıklar | Teknik Bilgi | Bilgi ve Beceriler |
      Yetenek ve Beceriler | Kişisel Beceriler | Bilgisayar Programları | Programlar |
      Teknolojiler | Bilgisayar | Yetkinliklerim | Temel Yetkinlikler | Bilgisayar Bilgileri |
      Teknik Bilgiler | Mesleki Yetkinlikler | Nitelik ve Beceriler | Uzmanlık | Araçlar |
      Teknik Yetenekler | Diğer Beceriler | Mesleki Bilgiler | Sosyal Beceriler |
      Dijital Beceriler | Yazılım Bilgisi | Kişisel Yetkinlikler | Yazılım |
      Bilgisayar Yetkinlikleri | Bilgi ve Yetenekler | Kullandığım Programlar | Bildiği Programlar |
      Beceri ve Yetkinlikler | Beceriler ve Yetkinlikler | Kabiliyetler | Kullandığı programlar |
      Kullanılan programlar | Temel beceriler | Laboratuvar becerileri | Yazılım ve araçlar |
      Yetkinlik | Kullandığım Yazılımlar |
      Neleri iyi yaparım | Bildiklerim | Neler biliyorum | Yapabildiklerim | İyi olduğum konular |
      Bilgi birikimi | Bilgi ve tecrübe | Bilgi & beceri | Bilgi ve beceri | Beceri |
      Mesleki yeterlilikler | Mesleki yeterlikler | Mesleki bilgi | Mesleki bilgi ve beceriler |
      Yeterlilikler | Yeterlikler | Yeterlilik | Yetenek | Program bilgisi | Program bilgileri |
      Kullanılan yazılımlar | Teknik donanım | Uzmanlığım | Uzmanlık alanı | Uzmanlık alanlarım |
      Çalışma alanları | Çalışma alanlarım | Neler yapabilirim | Ne yapabilirim | Yapabileceklerim |
      Kullandığım makineler | Kullandığı makineler | Kullandığım araçlar | Kabiliyetlerim |
      Hünerler | Paket programlar | Bilgisayar kullanımı | Bilgisayar bilgim |
      Bilgisayar becerilerim
    `,
    languages: words`
      Diller | Yabancı Dil | Yabancı Diller | Dil Becerileri | Dil Bilgisi | Yabancı Dil Bilgisi |
      Dil | Dil Yetkinlikleri | Dil Bilgileri | Bildiği Diller | Yabancı Dil Bilgileri |
      Bilinen Diller | Bildiğim Diller | Anadil | Ana dili | Diğer diller | Yabancı Dil Becerileri |
      Yabancı Dil Düzeyi | Dil yetkinliği | Bildiği yabancı diller | Yabancı dillerim | Lisan |
      Konuştuğum diller | Dillerim | Lisanlar | Lisan bilgisi | Dil becerilerim | Yabancı dilleri |
      Yabancı lisan | Yabancı dil seviyesi | Dil seviyesi | Dil düzeyi | Dil yeterliliği |
      Dil yeterlilikleri | Dil sınavları
    `,
    awards: words`
      Ödüller | Başarılar | Ödüller ve Başarılar | Burslar | Başarılarım | Ödüllerim |
      Burs ve Ödüller | Ödül ve Burslar | Burslar ve Ödüller | Takdir ve Ödüller |
      Başarılar ve Ödüller | Yarışmalar | Ödül | Ödüller ve burslar | Başarı ve ödüller | Dereceler |
      Burs Bilgileri | Başarı belgeleri | Takdirler | Takdirnameler | Takdir ve teşekkür |
      Takdir ve teşekkürler | Takdir ve teşekkür belgeleri | Teşekkür belgeleri | Onurlar |
      Onur ve ödüller | Madalyalar | Madalya ve ödüller | Kariyer başarıları | Akademik teşvikler |
      Aldığı ödüller | Aldığım ödüller | Alınan ödüller | Sportif başarılar | Akademik başarılar
    `,
    certificates: words`
      Sertifikalar | Sertifikalarım | Sertifika | Kurslar | Seminerler | Eğitimler |
      Sertifika ve Eğitimler | Eğitim ve Sertifikalar | Kurs ve Sertifikalar | Seminer ve Kurslar |
      Lisanslar | Lisanslar ve sertifikalar | Katıldığı Eğitimler | Alınan Eğitimler |
      Sertifikalar ve Eğitimler |
      Kurslar ve Sertifikalar | Belgeler | Katıldığım Eğitimler | Mesleki Eğitimler |
      Aldığım Eğitimler | Eğitim ve Seminerler | Sertifikalar ve Kurslar | Kurslar ve Seminerler |
      Kurs Bilgileri | Sertifika Bilgileri | Lisans ve Sertifikalar | Seminer ve Eğitimler |
      Kurs / Seminer | Sertifika ve kurslar | Seminer ve sertifikalar | Ek eğitimler |
      Kurs, seminer ve sertifikalar | Kurs/Sertifika bilgileri | Hizmet içi eğitimler |
      Belgelerim | Aldığım belgeler | Kurslarım | Kurs bilgisi | Seminer bilgileri | Atölyeler |
      Atölye çalışmaları | Çalıştaylar | Mesleki gelişim | Ek eğitim | Hizmetiçi eğitim |
      Hizmetiçi eğitimler | Yetki belgeleri | Yeterlilik belgeleri | Mesleki belgeler |
      Workshoplar | Eğitim sertifikaları | Yaygın eğitim | Katıldığı kurslar | Katıldığım kurslar |
      Katıldığı seminerler | Katıldığım seminerler | Katıldığı kurs ve seminerler |
      Katıldığım kurs ve seminerler | Kurs ve seminerler | Kurslar ve eğitimler | Aldığı eğitimler |
      Aldığı kurslar | Aldığım kurslar | Sertifika ve belgeler
    `,
    volunteer: words`
      İnsani yardım | İnsani yardım faaliyetleri | İnsani yardım çalışmaları |
      Gönüllülük | Gönüllü Çalışmalar | Sosyal Sorumluluk | Sosyal Faaliyetler |
      Sosyal Aktiviteler | Gönüllü Faaliyetler | Kulüp Faaliyetleri | Topluluklar |
      Gönüllülük Faaliyetleri | Sosyal Sorumluluk Projeleri | Faaliyetler | Aktiviteler |
      Gönüllülük Deneyimi | Gönüllü Deneyimler | Kulüp ve Topluluklar | Gönüllü deneyim |
      Topluluk faaliyetleri | Dernek üyelikleri ve faaliyetler | Kulüpler | Gönüllü işler |
      Gönüllü görevler | Gönüllü projeler | Gönüllü çalışmalarım | Gönüllü çalışma deneyimi |
      Gönüllü çalışma | Gönüllülük deneyimleri | Gönüllülük çalışmaları | Sosyal çalışmalar |
      Sosyal etkinlikler | Sosyal hayat | Sosyal yaşam | Sosyal projeler | Sosyal katılım |
      Sosyal aktivite | Ders dışı etkinlikler | Ders dışı faaliyetler | Okul dışı etkinlikler |
      Kulüp çalışmaları | Kulüp etkinlikleri | Öğrenci kulüpleri | Öğrenci toplulukları |
      Üniversite kulüpleri | Topluluk deneyimi | STK çalışmaları | STK deneyimi |
      Sivil toplum çalışmaları | Dernek faaliyetleri | Dernek çalışmaları | Toplumsal çalışmalar
    `,
    interests: words`
      Hobiler | Hobilerim | İlgi Alanları | İlgi Alanlarım | Hobiler ve İlgi Alanları |
      İlgi Alanları ve Hobiler | Hobi | Hobi ve İlgi Alanları | Kişisel İlgi Alanları | Boş Zaman |
      Uğraşlar | İlgiler | İlgi alanı ve hobiler | Boş zaman etkinlikleri | Spor | İlgi alanım |
      İlgilendiklerim | İlgilendiğim konular | İlgi duyduğu alanlar | İlgi duyduğum alanlar |
      İlgi duyduğum konular | Hobiler ve aktiviteler | Zevkler | Zevklerim | Sevdiklerim |
      Meraklar | Merak alanları | Meraklarım | Boş zamanlar | Boş zamanlarım | Boş zamanlarımda |
      Boş zaman aktiviteleri | Boş zaman uğraşları | Tutkularım | Uğraşlarım | Uğraş alanları |
      Sportif faaliyetler
    `,
    references: words`
      Referanslar | Referans | Referanslarım | Referans Bilgileri | Tavsiyeler | Referans kişiler |
      İş referansları | Referanslar ve iletişim | Tavsiye mektupları | Tavsiye mektubu |
      Tavsiye edenler | Görüşülebilecek kişiler | Referans verebilecek kişiler |
      Referans olabilecek kişiler | Referans listesi
    `,
    publications: words`
      Yayınlar | Makaleler | Yayınlarım | Bildiriler | Bilimsel Yayınlar | Sunumlar |
      Yayın ve Makaleler | Konferanslar | Patentler | Kitaplar | Akademik Yayınlar |
      Akademik Çalışmalar | Yayınlar ve bildiriler | Kongre ve seminerler | Tezler | Yayın listesi |
      Yayın ve bildiriler | Yayınlanmış eserler | Yayımlanmış eserler | Basılı eserler |
      Makalelerim | Kongreler | Kongre ve sempozyumlar | Kongre bildirileri |
      Konferans ve seminerler | Konferans sunumları | Sempozyumlar | Bilimsel çalışmalar |
      Bilimsel faaliyetler | Bilimsel etkinlikler | Araştırmalarım | Kitaplarım | Kitap bölümleri |
      Diskografi | Tez çalışmaları | Yayınlanan makaleler | Yayınlanmış makaleler
    `,
    custom: words`
      İçindekiler |
      Diğer | Ek Bilgiler | Diğer Bilgiler | Üyelikler | Üye Olunan Kuruluşlar | Askerlik Durumu |
      Askerlik | Sürücü Belgesi | Ehliyet | Ekstra | Ek | Dernek Üyelikleri | Ekler |
      Ehliyet Bilgileri | Ek Bilgi | Tez | Diğer Hususlar | Topluluk Üyelikleri |
      Dernek ve Kulüp Üyelikleri | Askerlik bilgisi | Ehliyet bilgisi | Seyahat durumu |
      İlave bilgiler | Kulüp Üyelikleri |
      Sergiler | Sergilerim | Kişisel sergiler | Karma sergiler | Solo sergiler |
      Grup sergileri | Seçilmiş sergiler | Katıldığı sergiler | Koleksiyonlar | Sanat fuarları
    `,
  },
  documentTitles: words`
    Personel Başvuru Formu | Aday Bilgi Formu | İş Talep Formu | Personel Talep Formu | Personel Bilgi Formu |
    Özgeçmiş | Öz Geçmiş | CV | Özgeçmişim | Curriculum Vitae | Özgeçmiş (CV) | Europass Özgeçmiş
    | İş Başvuru Formu
  `,
  labels: {
    name: words`
      Ad Soyad | Adı Soyadı | İsim | Ad-Soyad | Ad / Soyad | İsim Soyisim | Ad, Soyad |
      Adı ve Soyadı | Adı-Soyadı | Ad | Adınız Soyadınız |
      Soyadı / Adı | Adı / Soyadı
    `,
    givenName: words`Ad | Adı | Adınız | İsim`,
    familyName: words`Soyad | Soyadı | Soyadınız | Soyisim`,
    headline: words`Meslek | Unvan | Mesleği | Ünvan`,
    email: words`
      E-posta | Eposta | E-mail | Email | Mail | E-posta Adresi | Elektronik Posta | Mail Adresi |
      E posta
    `,
    phone: words`
      Telefon | Tel | Tel. | Cep | Cep Telefonu | GSM | Cep Tel | Telefon Numarası | Mobil |
      Cep Tel. | Ev Telefonu | Telefon No | Cep Telefon | İletişim No | Tel no | İrtibat | Gsm no
    `,
    location: words`
      Adres | Adresi | Adres Bilgileri | Adres Bilgisi | İkamet | İkametgah | Şehir | Ev Adresi | İkamet Adresi | Yaşadığı Şehir |
      Konum | İkamet Yeri | İkamet Ettiği Şehir | İl | İl/İlçe | Yer | İkamet Edilen Şehir |
      İl / İlçe | İkametgah adresi | Yaşadığı yer | Bulunduğu şehir
    `,
    link: words`Web Sitesi | Web | İnternet Sitesi | Web Sayfası | Kişisel Web Sitesi`,
    birthDate: words`
      Doğum Tarihi | D. Tarihi | Doğum Tarihi ve Yeri | Doğum Yeri ve Tarihi | Doğum Tarihi/Yeri |
      Doğum Yeri / Tarihi | Doğum | Doğum Yeri/Tarihi | Doğum Yılı | Doğum Tarihi / Yeri |
      Doğum Yeri - Tarihi
    `,
    extra: words`
      Acil durumda aranacak kişi | Acil durum kişisi | Acil durum telefonu | Doğum Yeri | Medeni Durum | Medeni Hal | Medeni Hali | Medeni Durumu | Uyruk | Uyruğu |
      Cinsiyet | Cinsiyeti | Askerlik | Askerlik Durumu | Sürücü Belgesi | Ehliyet |
      Sürücü Ehliyeti | Yaş | T.C. Kimlik No | TC Kimlik No | Milliyet | Ehliyet Sınıfı | Sigara |
      Sigara Kullanımı | Askerlik Hizmeti | Seyahat Engeli | Çocuk | Sürücü Belgesi Sınıfı |
      Kan Grubu | Boy | Kilo | Çalışma Durumu | Engel Durumu
    `,
    role: words`
      Başvurulan Pozisyon | Hedef Pozisyon | Hedeflenen Pozisyon | Pozisyon |
      Talep Edilen Pozisyon
    `,
    salary: words`Ücret Beklentisi | Maaş Beklentisi | Beklenen Maaş | Ücret`,
    city: words`Çalışmak İstenen Şehir | Tercih Edilen Şehir | Tercih Edilen Lokasyon`,
    availability: words`Müsaitlik | Başlama Tarihi | İşe Başlama Tarihi | İhbar Süresi`,
    employment: words`Çalışma Şekli | Çalışma Tipi | Tercih Edilen Çalışma Şekli`,
    company: words`
      Şirket | Firma | Kurum | İşveren | Kurum Adı | Firma Adı | Şirket Adı | İşyeri |
      Çalıştığı Kurum
    `,
    title: words`Pozisyon | Görev | Görevi | Unvan | Ünvan | Görev Unvanı | Departman / Görev`,
    leaving: words`Ayrılma nedeni | Ayrılma sebebi | Ayrılış nedeni | İşten ayrılma nedeni`,
    dates: words`
      Tarih | Tarihler | Süre | Dönem | Proje Tarihi | Mezuniyet Yılı | Giriş Tarihi | Çıkış Tarihi | Başlangıç Tarihi | Bitiş Tarihi | Çalışma Süresi | Çalışma Tarihleri | Yıl | Yıllar | Mezuniyet Tarihi | Beklenen Mezuniyet | Tahmini Mezuniyet | Başlama / Bitiş Tarihi | Başlama / Mezuniyet Tarihi | Başlangıç / Bitiş`,
    institution: words`Okul | Üniversite | Okul Adı | Üniversite Adı | Eğitim Kurumu | Mezun Olduğu Okul | Mezun Olunan Okul | Okulun Adı`,
    degree: words`Derece | Mezuniyet | Diploma | Mezuniyet Derecesi | Öğrenim Düzeyi`,
    field: words`Bölüm | Bölümü | Alan | Program | Branş | Fakülte/Bölüm | Fakülte / Bölüm`,
    project: words`
      Proje | Proje Adı | Kişisel proje | Bitirme projesi | Proje ismi
    `,
    duties: words`
      Görevler | Sorumluluklar | Görev ve Sorumluluklar | İş Tanımı | Proje Açıklaması | Başarılar | Görev Tanımı |
      Yapılan İşler | Temel Sorumluluklar | Görevler ve Sorumluluklar | Açıklama |
      Öne çıkanlar | Önemli başarılar | Yaptığım işler | Ana sorumluluklar | Başlıca görevler | Sonuçlar | Kazanımlar |
      Kullanılan teknolojiler | Teknolojiler | Ekip büyüklüğü | Ayrılma nedeni |
      Ayrılma nedeni | Ayrılış nedeni | İşten ayrılma nedeni |
      Diploma Derecesi | Mezuniyet Derecesi Notu | Not Ortalaması
    `,
    level: words`Ortaokul | İlkokul | İlköğretim | Ortaöğretim | Yükseköğretim | Ön lisans eğitimi | Lisans eğitimi | Lise eğitimi`,
  },
  present: words`
    halen | devam | dev. | devam ediyor | günümüz | şu an | şimdi | bugün | hâlâ | devam etmekte |
    halen devam ediyor | devam ediyorum | günümüze kadar | halen çalışıyor | şu anda |
    halen çalışıyorum | bugüne | günümüze | hâlen | devamı | mevcut | güncel | halen devam etmekte
    | sürüyor | bugüne kadar | halen devam | devam eden | devam eder | görevde |
    halen görevde |
    halen çalışmaktayım | günümüz itibarıyla | bugün itibarıyla | şimdiye | şimdiye kadar | şu ana kadar | çalışıyorum | çalışıyor | hala | hala devam ediyor | hala çalışıyor | aktif |
    süregelen | sürmekte | sürmektedir | devam etmektedir
  `,
  since: [],
  sinceAfter: words`beri | bu yana | yılından beri | yılından bu yana | yılından itibaren | itibaren | den beri | dan beri`,
  toAfter: words`kadar | dek | yılına kadar | yılına dek | yılları arasında | yılları arası | arasında`,
  expected: words`devam ediyor | beklenen | tahmini | planlanan`,
  from: [],
  about: words`yakl | yaklaşık`,
  to: words`ile | ve | ilâ`,
  months: {
    oca: 1,
    şub: 2,
    mar: 3,
    nis: 4,
    may: 5,
    haz: 6,
    tem: 7,
    ağu: 8,
    eyl: 9,
    eki: 10,
    kas: 11,
    ara: 12,
    subat: 2,
    agustos: 8,
    eylul: 9,
    kasim: 11,
    aralik: 12,
    mayis: 5,
  },
  seasons: words`
    ilkbahar | bahar | yaz | sonbahar | kış | güz | başı | sonu | yaz dönemi | güz dönemi |
    bahar dönemi
  `,
  degrees: words`
    lisans | yüksek lisans | ön lisans | önlisans | doktora | lise | meslek lisesi | ortaokul |
    ilkokul | ilköğretim | tezli yüksek lisans | tezsiz yüksek lisans | lisans derecesi |
    yüksek lisans derecesi | mühendislik | çift anadal | yandal | yan dal | pedagojik formasyon |
    formasyon | lise diploması | mezun | master | mba | hazırlık | açıköğretim | uzmanlık |
    lisans (çift anadal) | erasmus | bütünleşik doktora | ortaöğretim | mezunu | öğrencisi |
    lisans programı | çap | meslek lisesi mezunu | lise mezunu | üniversite mezunu |
    tıpta uzmanlık | değişim programı | diploma | lisansüstü | teknik lise |
    anadolu lisesi diploması | bölümü | y. lisans | yüksekokul | yüksek öğrenim |
    bilim uzmanlığı | ustalık belgesi | kalfalık belgesi | öğretmenliği | mühendisliği |
    programcılığı | belgesi | ruhsatı | sertifikası | diploması | lise terk | lise mezuniyeti |
    lisans eğitimi | ön lisans eğitimi | yüksek lisans eğitimi | doktora eğitimi | lise eğitimi |
    uzmanlık eğitimi | lisans tamamlama | dgs | dikey geçiş | ilitam | tus | dus | ydus |
    uzman doktor | tıp doktoru | tıp doktorluğu | doçentlik | doçent | doktora sonrası |
    ihtisas | tıpta ihtisas | ihtisas eğitimi |
    post-doktora | tezli yl | tezsiz yl | master derecesi | lisansüstü eğitim | bilim doktoru |
    sanatta yeterlik | sanatta yeterlilik | yüksek mimar | yüksek mühendis | ustalık | kalfalık |
    çıraklık | usta öğreticilik | teknisyenlik | teknisyenliği | teknikerlik | teknikerliği |
    tekniker | aşçılık programı | diş hekimliği | hemşirelik lisans | bakalorya |
    uluslararası bakalorya | abitur | devlet olgunluk | yurt dışı denklik | hazırlık sınıfı |
    dil hazırlık | ingilizce hazırlık | hafızlık | imam hatip | düz lise | açık lise |
    ticaret lisesi | anadolu lisesi mezunu | ilkokul diploması | üniversite terk | avukatlık stajı |
    smmm stajı | hekimliği
  `,
  studyStatus: words`
    mezun | devam ediyor | terk | okuyor | öğrenci | mezun oldu | mezuniyet | mezunum | okuyorum |
    devam | devam etmekte | ayrıldım | yarıda bıraktı | öğrenim görüyor | halen okuyor |
    1. sınıf | 2. sınıf | 3. sınıf | 4. sınıf | son sınıf
  `,
  studyNotes: words`
    uzaktan eğitim | uzaktan | açıköğretim | örgün öğretim | örgün | ikinci öğretim |
    birinci öğretim | çevrimiçi | yüz yüze | online |
    ortalama~ | not ortalaması~ | diploma notu~ | mezuniyet notu~ | agno~ | gano~ | gno~ | tez~ |
    tez konusu~ | bitirme projesi~ | onur derecesi~ | yüksek onur~ | derece ile mezun~ | danışman~ |
    1. sınıfta~ | 2. sınıfta~ | 3. sınıfta~ | 4. sınıfta~ | son sınıfta~ | 1. sınıf öğrencisi | 2. sınıf öğrencisi | 3. sınıf öğrencisi | 4. sınıf öğrencisi | son sınıf öğrencisi |
    ingilizce | %100 ingilizce | %30 ingilizce | türkçe | burslu | tam burslu | %50 burslu
  `,
  nothing: words`yok | bulunmamaktadır | deneyim yok | mevcut değil | iş deneyimi yok`,
  declarations: words`
    kişisel verilerimin işlenmesi | kişisel verilerimin | beyan ederim | bilgilerin doğruluğunu
    | bilgilerin doğru olduğunu | KVKK kapsamında
  `,
  formNotes: words`
    okunaklı | büyük harflerle | eksiksiz doldur | lütfen doldurunuz | doldurunuz | uygun olanı işaretle | işaretleyiniz | uygun olmayanı çiz
  `,
  events: {},
  institutions: words`
    üniversite~ | ~üniversitesi | lisesi | fakültesi | enstitüsü | yüksekokulu |
    meslek yüksekokulu | okulu | koleji | akademi | akademisi | ilkokulu | ortaokulu | odtü | itü |
    myo | ytü | anadolu lisesi | fen lisesi | ilköğretim okulu | konservatuvarı | teknik lisesi |
    meslek lisesi | açıköğretim fakültesi | kursu | eğitim merkezi | halk eğitim | aöf |
    üniversitesi | imam hatip lisesi | mesleki ve teknik anadolu lisesi | sosyal bilimler lisesi |
    ticaret meslek lisesi | endüstri meslek lisesi | kız meslek lisesi | sağlık meslek lisesi |
    okulları | harp okulu | polis akademisi | polis koleji | halk eğitim merkezi | boğaziçi |
    bilkent | hacettepe | deü | ktü | açıköğretim | mutfak sanatları akademisi | dershanesi | üni |
    ünv | o.d.t.ü. | gsü | msgsü | sdü | esogü | omü | ebyü | iü | iibf | dtcf | sbf | mülkiye |
    shmyo | besyo | yüksek okulu | süper lise | çok programlı lise | akşam lisesi | çpl | çpal |
    eml | metem | mtal | ihl | kız teknik öğretim | gata | okullar komutanlığı | jsga | pomem |
    kolej | saint joseph | i.ö.o. | yibo | anasınıfı | anaokulu | konservatuar | konservatuarı |
    konservatuvar | sanat merkezi | etüt merkezi | halk eğitimi merkezi | halk evi | işkur | ismek |
    belmek | komek | asmek | kızılay akademi | sürekli eğitim merkezi | uzaktan eğitim merkezi |
    amerikan kültür | ingiliz kültür | british council | bilge adam | wall street english |
    medrese | medresesi | eğitim kurumları | eğitim hastanesi | eğitim enstitüsü | köy enstitüsü |
    öğretmen okulu | yüksek öğretmen okulu | harp akademisi | harp okulları | lisesi müdürlüğü |
    dershane
  `,
  schools: words`lisesi | ortaokulu | ilkokulu | ilköğretim okulu | koleji | meslek lisesi | anadolu lisesi`,
  titles: words`
    mühendis | mühendisi | müdür | müdürü | müdür yardımcısı | yönetici | yöneticisi | direktör |
    direktörü | şef | şefi | uzman | uzmanı | uzman yardımcısı | sorumlu | sorumlusu | koordinatör |
    koordinatörü | danışman | danışmanı | analist | analisti | geliştirici | geliştiricisi |
    yazılımcı | programcı | tasarımcı | tasarımcısı | mimar | mimarı | teknisyen | teknisyeni |
    tekniker | teknikeri | operatör | operatörü | usta | ustası | ustabaşı | işçi | işçisi |
    eleman | elemanı | personel | personeli | görevli | görevlisi | memur | memuru | asistan |
    asistanı | sekreter | sekreteri | yardımcı | yardımcısı | stajyer | stajyeri | stajer | stajeri | çırak |
    öğretmen | öğretmeni | öğretim görevlisi | araştırma görevlisi | profesör | doçent | eğitmen |
    eğitmeni | hemşire | hemşiresi | doktor | hekim | eczacı | psikolog | fizyoterapist | avukat |
    stajyer avukat | hukuk müşaviri | muhasebeci | mali müşavir | denetçi | satış |
    satış temsilcisi | temsilci | temsilcisi | danışmanlığı | kasiyer | garson | barista | aşçı |
    aşçıbaşı | komi | resepsiyonist | şoför | kurye | güvenlik görevlisi | tercüman | çevirmen |
    editör | gazeteci | muhabir | fotoğrafçı | grafiker | başkan | başkanı | genel müdür | kurucu |
    kurucu ortak | ortak | ceo | cto | lider | lideri | takım lideri | kıdemli | baş |
    proje yöneticisi | ürün yöneticisi | planlama | satın alma | insan kaynakları | freelance |
    serbest | gönüllü | rehber | animatör | antrenör | bakıcı | temizlik | depo | kaynakçı |
    elektrikçi | veteriner | biyolog | kimyager | ekonomist | müfettiş | müfettişi | amir | amiri |
    acente | ücretli öğretmen | başhemşire | sorumlu hemşire | ebe | doktoru | hekimi | diş hekimi |
    cerrah | eczacısı | diyetisyen | veteriner hekim | hasta bakıcı | sağlık memuru | paramedik |
    att | laborant | sınıf öğretmeni | okul öncesi öğretmeni | öğretim üyesi | akademisyen |
    araştırmacı | rehber öğretmen | aşçısı | aşçı yardımcısı | şef aşçı | pastacı | fırıncı |
    kasap | barmen | bulaşıkçı | kat görevlisi | kat hizmetlisi | bellboy | satış danışmanı |
    satış elemanı | satış müdürü | tezgahtar | reyon görevlisi | mağaza müdürü | pazarlamacı |
    pazarlama uzmanı | muhasebe elemanı | muhasebe uzmanı | muhasebe müdürü | denetçi yardımcısı |
    finans uzmanı | bankacı | gişe yetkilisi | ofis elemanı | büro elemanı | santral görevlisi |
    yönetici asistanı | genel müdür yardımcısı | başkan yardımcısı | yönetmen | yönetmeni | kalfa |
    şantiye şefi | saha şefi | saha mühendisi | proje mühendisi | proje müdürü | şehir plancısı |
    haritacı | topograf | ressam | teknik ressam | tornacı | tesisatçı | marangoz | boyacı |
    kaportacı | tamirci | oto tamircisi | depo sorumlusu | depo elemanı | forklift operatörü |
    şoförü | kaptan | pilot | hostes | kabin memuru | makinist | avukatı | hakim | savcı | noter |
    noter katibi | polis | polis memuru | astsubay | subay | teğmen | yüzbaşı |
    uzman çavuş | er | itfaiye eri | itfaiyeci | bekçi | temizlik görevlisi | temizlik elemanı |
    bahçıvan | çiftçi | ziraat mühendisi | kuaför | güzellik uzmanı | terzi | modelist |
    grafik tasarımcı | editörü | yazar | kütüphaneci | müzisyen | oyuncu | yazılım geliştirici |
    test uzmanı | çalışan | kurucusu | ortağı | sahibi | çağrı merkezi temsilcisi |
    müşteri temsilcisi | insan kaynakları uzmanı | lojistik uzmanı | antrenörü | spor eğitmeni |
    cankurtaran | tur rehberi | sosyal hizmet uzmanı | çocuk gelişimci | ekip lideri | vardiya amiri |
    bilimci | bilimcisi | odyolog | optisyen | ergoterapist | terapist | sosyolog | arkeolog |
    aktüer | katip | imam | zabıta | spiker | broker | overlokçu | ütücü | makastar | vale |
    hastabakıcı | sağlıkçı | ameliyathane hemşiresi | kardiyolog | pediatrist | pediatr |
    jinekolog | ortopedist | dermatolog | psikiyatrist | psikiyatr | anestezist | nörolog |
    radyolog | onkolog | ürolog | başhekim | patolog | intörn | terapisti | psikoloğu |
    fizyoterapisti | kalfası | mümessil | mümessili | refakatçi | refakatçisi | dadı | bakıcısı |
    öğreticisi | usta öğretici | rektör | rektörü | dekan | dekanı | okutman | okutmanı |
    müdür başyardımcısı | başyardımcısı | hizmetli | hizmetlisi | matematikçi | istatistikçi |
    fizikçi | tarihçi | filozof | felsefeci | coğrafyacı | jeolog | jeofizikçi | antropolog |
    meteorolog | astronom | arşivci | arşivist | araştırmacısı | küratör | küratörü | müzeci |
    dilbilimci | redaktör | redaktörü | musahhih | yazarı | metin yazarı | şair | senarist |
    dramaturg | kurgucu | kameraman | kameramanı | sesçi | ışıkçı | dekoratör | dekoratörü |
    sahne amiri | suflör | şarkıcı | solist | solisti | soprano | piyanist | gitarist | kemancı |
    besteci | orkestra şefi | dansçı | balerin | balet | koreograf | koreografı | sanatçı |
    sanatçısı | oyuncusu | heykeltıraş | seramikçi | çinici | ciltçi | restoratör | restoratörü |
    dövmeci | makyöz | makyajcı | manikürcü | estetisyen | masör | masöz | kuaförü |
    kuaför kalfası | kondisyoner | futbolcu | futbolcusu | voleybolcu | basketbolcu | sporcu |
    sporcusu | güreşçi | yüzücü | hakem | hakemi | masözü | barmaid | tatlıcı | dönerci | kebapçı |
    pideci | çaycı | pizzacı | dondurmacı | ızgaracı | meydancı | çamaşırcı | temizlikçi |
    temizlikçisi | gündelikçi | çöpçü | besici | seracı | arıcılık uzmanı | miço | gemici | zabiti |
    çarkçıbaşı | başmühendis | başmühendisi | kaptanı | sıvacı | kalıpçı | fayansçı |
    seramik ustası | alçıpancı | mermerci | çatıcı | betoncu | doğalgazcı | klimacı | montajcı |
    montajcısı | frezeci | taşlamacı | dökümcü | presçi | tesviyeci | kaynakçısı | elektrikçisi |
    lastikçi | rotbalansçı | egzozcu | yağlamacı | mobilyacı | cilacı | döşemeci | camcısı |
    matbaacı | baskıcı | dikişçi | makineci | kesimci | kalite kontrolcü | kontrolcü | kontrolör |
    kontrolörü | dokumacı | ayakkabıcı | pazarcı | esnafı | gözlükçü | çalışanı | pompacı |
    santralci | telefoncu | tahsilatçı | plasiyer | plasiyeri | acentesi | sigortacı | eksper |
    eksperi | emlakçı | gayrimenkul danışmanı | arabulucu | müşavir | müşaviri | katibi |
    başkatibi | mübaşir | savcısı | hakimi | yargıç | noteri | komiser | komiseri |
    komiser yardımcısı | başkomiser | bekçisi | erbaş | uzman erbaş | onbaşı | başçavuş |
    kıdemli çavuş | binbaşı | yarbay | albay | üsteğmen | asteğmen | tuğgeneral | tümgeneral |
    amiral | komutanı | kaymakam | kaymakamı | valisi | vali yardımcısı | muhtarı | milletvekili |
    milletvekili danışmanı | meclis üyesi | yönetim kurulu üyesi | kurul üyesi | büyükelçi |
    büyükelçisi | konsolos | konsolosu | ataşe | ataşesi | diplomat | müezzin | kayyım | vaiz |
    vaizi | müftü | müftüsü | papaz | taksici | kamyoncu | sürücüsü | muavin | vatman | sevkiyatçı |
    postacı | dağıtıcı | dağıtıcısı | kuryesi | moto kurye | paketçi | paketleyici | transferman |
    krupiye | içerik üreticisi | blogger | blog yazarı | influencer | emekli öğretmen | ev hanımı |
    girişimci | girişimcisi | iş insanı | iş adamı | serbest meslek | manken | figüran | palyaço |
    sihirbaz | anketör | anketörü | güvenlikçi | özel güvenlik | koruma görevlisi | formen |
    formeni | postabaşı | takımbaşı | bakım onarımcı | bakımcı | onarımcı | moderatör | prodüktör |
    prodüktörü | yapımcı | yapımcısı | saymanı | denetmen | denetmeni | murakıp | uzman yrd |
    müdür yrd | mdr. yrd. | müdür yard. | öğr. gör. | arş. gör. | öğretim elemanı | hukukçu |
    iktisatçı | siyaset bilimci | toplum bilimci | gazete dağıtıcısı | kapıcı | apartman görevlisi |
    hizmet görevlisi | odacı | evrak memuru | mimarlık stajyeri | pedagog | etnolog | hidrolog |
    zoolog | botanikçi | entomolog | stilist | stilisti | ütü ustası | çıkmacı | bobinajcı | hamal |
    hamalı | yükleyici | istifçi | depocu | ambarcı | ambar memuru | gassal | mezarcı |
    itfaiye çavuşu | program sunucusu | televizyon sunucusu | radyo sunucusu | mahalle muhtarı |
    nefrolog | romatolog | endokrinolog | gastroenterolog | hematolog | dahiliyeci | perfüzyonist |
    duvarcı | kuaför | berber
  `,
  contracts: words`
    uzaktan | hibrit | serbest | freelance |
    tam zamanlı | yarı zamanlı | sözleşmeli | dönemsel
  `,
  selfEmployed: words`serbest | serbest çalışan | serbest meslek | kendi işim | kendi hesabına | freelance`,
  breaks: words`
    hastalık izni | çocuk bakımı | aile bakımı | ev hanımı | iş arama |
    doğum izni | ebeveyn izni | kariyer arası | kariyer molası | dünya turu | seyahat | iş arayışı
    | asker | askerlik | askerlik hizmeti | askerlik görevi | ücretsiz izin | işsiz
  `,
  companies: words`
    a.ş. | aş | ltd. şti. | ltd.şti. | ltd | şti. | limited şirketi | anonim şirketi | holding |
    grup | grubu | sanayi | san. | tic. | ticaret | san. ve tic. | inşaat | tekstil | otomotiv |
    gıda | lojistik | turizm | teknoloji | yazılım | bilişim | danışmanlık | bankası | banka |
    sigorta | hastanesi | kliniği | tıp merkezi | eczanesi | belediyesi | bakanlığı | müdürlüğü |
    üniversitesi | okulu | ilkokulu | ortaokulu | lisesi | koleji | kursu | dershanesi | anaokulu |
    kreşi | restoran | restoranı | kafe | cafe | otel | oteli | market | marketi | mağazası |
    mağazacılık | fabrikası | atölyesi | şirketi | ajansı | ajans | stüdyo | hukuk bürosu | bürosu |
    ofisi | vakfı | derneği | odası | enerji | elektrik | elektronik | makine | kalıp | metal |
    medya | yayınevi | yayıncılık | kargo | havayolları | merkezi | pazarlama | mühendislik |
    mimarlık | kurumu | eğitim kurumları | endüstri | kimya | ilaç | a.ş | ltd. şti | ltd.şti |
    şti | sanayii | sanayi ve ticaret | san. ve tic | tic | yapı | müşavirlik | denetim |
    avukatlık bürosu | muhasebe bürosu | devlet hastanesi | şehir hastanesi | özel hastanesi |
    eğitim ve araştırma hastanesi | polikliniği | sağlık ocağı | aile sağlığı merkezi |
    laboratuvarı | rehabilitasyon merkezi | okulları | kurs merkezi | büyükşehir belediyesi |
    valiliği | kaymakamlığı | genel müdürlüğü | başkanlığı | kuvvetleri komutanlığı | jandarma |
    emniyet müdürlüğü | adliyesi | bank | finans | katılım | restaurant | lokantası | kebap |
    pastanesi | fırını | hotel | resort | tatil köyü | seyahat | marketler | mağazaları | avm |
    tarım | hayvancılık | süt | konfeksiyon | mobilya | oto | nakliyat | taşımacılık |
    hava yolları | telekom | telekomünikasyon | iletişim | teknolojileri | bilgi sistemleri |
    reklam | yayınları | gazetesi | matbaa | radyo | televizyonu | tiyatrosu | müzesi | kulübü |
    sendikası | kooperatifi | fabrikaları | makina | demir çelik | plastik | kağıt | ambalaj |
    madencilik | petrol | gaz | güvenlik | temizlik | dış ticaret | ithalat | ihracat |
    danışma merkezi | üretim | hizmetleri | çözümleri | sistemleri | kuaför | güzellik merkezi |
    spor salonu | güzellik salonu | salonu | salonları | bakımevi | gündüz bakımevi | huzurevi |
    darülaceze | çiftliği | çiftlikleri | orman çiftliği | fidanlık | fidanlığı | serası |
    seraları | çiçekçilik | mandıra | mandırası | mezbahası | kesimhanesi | besi çiftliği | kasabı |
    manavı | şarküteri | büfesi | bayii | bayisi | nalburiye | hırdavat | marangozhane |
    marangozhanesi | doğrama | mermer | ısıtma soğutma | klima servisi | yetkili servis |
    yetkili servisi | yapı malzemeleri | müteahhitlik | hafriyat | beton | taş ocağı | tamirhanesi |
    galerisi | lastik | nakliye | evden eve | işletmesi | işletmeleri | durağı | metro istanbul |
    tcdd | havalimanı | havaalanı | thy | limanı | denizcilik | gemicilik | tersanesi |
    tersanecilik | kuru temizleme | çamaşırhane | çamaşırhanesi | giyim | kuyumculuk | medikal |
    sağlık hizmetleri | unlu mamuller | unlu mamulleri | meyhane | meyhanesi | kahvehanesi |
    kahvecisi | çay bahçesi | kıraathanesi | pansiyon | pansiyonu | misafirhanesi | öğretmenevi |
    orduevi | polisevi | yurdu | öğrenci yurdu | kaplıcaları | kaplıca | tesisleri | hamamı |
    yemekhanesi | çocuk evleri | sevgi evleri | dispanseri | ana çocuk sağlığı | aile hekimliği |
    muayenehanesi | doğumevi | sgk | işkur | kızılay | kızılayı | afad | itfaiyesi | emniyeti |
    jandarma komutanlığı | komutanlığı | tugayı | alayı | taburu | bölüğü | birlik komutanlığı |
    hava üssü | deniz üssü | türk silahlı kuvvetleri | tsk | cezaevi | ceza infaz kurumu |
    yargıtay | danıştay | sayıştay | mahkemesi | mahkemeleri | savcılığı | başsavcılığı |
    noterliği | noterlik | barosu | adliye | icra dairesi | vergi dairesi | defterdarlığı |
    defterdarlık | müsteşarlığı | tbmm | cumhurbaşkanlığı | türkiye büyük millet meclisi | valilik |
    kaymakamlık | muhtarlığı | muhtarlık | özel idaresi | dsi | karayolları | tedaş | tüik |
    tübitak | botaş | trt | ptt | elçiliği | büyükelçiliği | konsolosluğu | başkonsolosluğu |
    federasyonu | konfederasyonu | müftülüğü | müftülük | camii | camisi | kilisesi | patrikhanesi |
    sinagogu | borsası | borsa istanbul | acentesi | acenteliği | acentası | emlak | gayrimenkul |
    menkul değerler | faktoring | leasing | filo kiralama | devlet tiyatroları | şehir tiyatroları |
    tiyatroları | devlet opera ve balesi | balesi | orkestrası | filarmoni | korosu | topluluğu |
    sirki | kültür merkezleri | arşivleri | matbaası | matbaacılık | ofset | basımevi | dergisi |
    radyosu | prodüksiyon | film yapım | yüzme havuzu | stadyumu | milli parkı | hayvanat bahçesi |
    barınağı | üreticiler birliği | sulama birliği | esnaf birliği | adi ortaklığı | a.o. | t.a.ş. |
    a. ş. | kardeşler | biraderler | oğulları | ve oğulları | çimento | dökümhanesi | haddehanesi |
    tuğla | porselen | dokuma | iplik | kauçuk | perakende | mezat | genel sekreterliği |
    şube müdürlüğü | bölge müdürlüğü | il müdürlüğü | ilçe müdürlüğü | konservatuvarı |
    okul müdürlüğü | catering hizmetleri | balıkçılık | su ürünleri | değirmeni | un fabrikası |
    şarapçılık | cenaze hizmetleri | mezarlıklar müdürlüğü | spor a.ş. |
    su ve kanalizasyon idaresi | cemiyeti | cemevi | oto galeri | hizmetleri dairesi |
    dairesi başkanlığı | yatırım menkul | yatırım a.ş. | belediye meclisi | sular idaresi |
    halk kütüphanesi | milli kütüphane | akaryakıt istasyonu | benzin istasyonu | oto tamir |
    rektefiye | tente | kereste | kerestecilik | çocuk evi
  `,
  introductions: words`merhaba | merhaba ben | selam ben | benim adım | adım`,
  honorifics: words`
    sn. | sayın | bay | bayan | bey | hanım | dr. | prof. | doç. | av. | uzm. | müh. | öğr. gör. |
    arş. gör. | dr | prof | doç | av | müh | öğr. gör | arş. gör | uzm | op | yrd. doç | dyt | psk |
    ecz | mim | smmm | ymm | hem
  `,
  levels: words`
    uzman seviyesi | uzman düzeyi | uzman düzeyinde |
    biraz |
    anadil | ana dil | anadili | ana dili | çok iyi | iyi | orta | başlangıç | ileri |
    ileri seviye | orta seviye | başlangıç seviyesi | temel | temel seviye | akıcı | üst orta |
    orta düzey | ileri düzey | iyi derecede | mükemmel | orta derecede | profesyonel | az | zayıf
    | okuma | yazma | konuşma | iyi düzeyde | iyi seviye | çok iyi derecede |
    yeterli | pek iyi | elementer |
    anlama | dinleme | iyi derecede okuma
  `,
  at: {
    only: [],
    also: [],
    often: [],
    of: [],
    behind: words`~'de | ~'da | ~'te | ~'ta | ~'nde | ~'nda | ~'nden | ~'ndan | firmasında | şirketinde | bünyesinde`,
  },
  as: { before: [], behind: words`olarak` },
  verbs: words`çalıştım | çalışıyorum | çalışmaktayım | çalıştı | görev yaptım | görev yapmaktayım | görev aldım | mezun oldum | mezun oldu | mezunum | okudum`,
  placed: [],
  same: words`aynı şirket | aynı kurum | aynı okul`,
  and: words`ve`,
  open: words`ve`,
  durations: { years: words`yıl`, months: words`ay`, weeks: words`hafta`, days: words`gün` },
  ages: words`yaş | yaşında`,
  hours: words`saat`,
  faculties: words`fakülte~ | bölümü | anabilim dalı`,
  places: words`
    abd | bae | kktc | istanbul | ankara | izmir | bursa | antalya | adana | konya | gaziantep | kocaeli | izmit |
    mersin | kayseri | eskişehir | diyarbakır | samsun | denizli | trabzon | sakarya | malatya |
    erzurum | manisa | balıkesir | aydın | muğla | tekirdağ | gebze | gemlik | nilüfer | kadıköy |
    beşiktaş | şişli | ümraniye | ataşehir | çankaya | bornova | karşıyaka | türkiye | uzaktan |
    edirne | çanakkale | bolu | isparta | hatay | şanlıurfa | van | elazığ | sivas | ordu | rize |
    kütahya | afyonkarahisar | üsküdar | maslak | levent | pendik | tuzla | konak | buca | tarsus |
    keçiören | yenimahalle | mamak | etimesgut | sincan | maltepe | kartal | sarıyer | beyoğlu |
    fatih | bakırköy | bahçelievler | bağcılar | esenyurt | beylikdüzü | avcılar | küçükçekmece |
    başakşehir | zeytinburnu | eyüpsultan | sultanbeyli | çekmeköy | osmangazi | adapazarı |
    bilecik | afyon | uşak | bodrum | fethiye | marmaris | alanya | manavgat | muratpaşa | burdur |
    selçuklu | karaman | aksaray | niğde | nevşehir | kırşehir | yozgat | kırıkkale | çankırı |
    çorum | amasya | tokat | giresun | artvin | gümüşhane | bayburt | erzincan | kars | ardahan |
    ığdır | ağrı | bitlis | muş | bingöl | tunceli | adıyaman | kahramanmaraş | şehitkamil | kilis |
    mardin | batman | siirt | şırnak | hakkari | antakya | iskenderun | osmaniye | seyhan |
    çukurova | bandırma | kırklareli | lüleburgaz | çorlu | yalova | düzce | zonguldak | karabük |
    bartın | kastamonu | sinop | lefkoşa | girne | gazimağusa | bakü
  `,
  languages: words`farsça | osmanlıca | kürtçe | işaret dili | zazaca`,
}
