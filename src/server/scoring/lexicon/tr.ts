import { either, whole, words, type Lexicon } from './lexicon.ts'
import { ACHIEVEMENTS, OUTCOMES } from './outcomes.ts'

/** Vowel of a suffix by the last vowel before it. */
function harmony(stem: string): string {
  const vowel = stem.match(/[aıeiouöü]/gu)?.at(-1) ?? 'i'
  return { a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' }[vowel] ?? 'i'
}

/** The noun of a passive past: hazırlandı → hazırlanması, düzenlendi → düzenlenmesi. */
function nounOf(verb: string): string | null {
  const stem = /^(\p{L}+(?:[aeıiouöü][nl]))d[ıiuü]$/u.exec(verb)?.[1]
  const vowel = stem?.match(/[aıeiouöü]/gu)?.at(-1)
  if (!stem || !vowel) return null
  return stem + (/[aıou]/u.test(vowel) ? 'ması' : 'mesi')
}

/** The genitive: planları → planlarının, dersler → derslerin, toplantısı → toplantısının. */
function genitive(noun: string): string | null {
  if (/(?:lar|ler)$/u.test(noun)) return noun + (noun.endsWith('lar') ? 'ın' : 'in')
  if (/(?:lar[ı]|ler[i]|s[ıiuü])$/u.test(noun)) return `${noun}n${harmony(noun)}n`
  return null
}

/** „Ders planları hazırlandı.“ → „Ders planlarının hazırlanması.“: noun style, without a person. */
function activeLine(line: string): string | null {
  const parts =
    /^([^,;]{3,60}?) ((?:(?:takip|kontrol|organize|analiz|koordine|test|tamir|temin|inşa|tasarruf|rapor|ziyaret|ikna|icra) )?\p{L}+d[ıiuü])([.]?)$/u.exec(
      line,
    )
  if (!parts?.[1] || !parts[2] || / ve /u.test(line)) return null
  const nouns = parts[1].split(' ')
  const verb = parts[2].split(' ')
  const owner = genitive(nouns.at(-1) ?? '')
  const action = nounOf(verb.at(-1) ?? '')
  if (!owner || !action) return null
  return [...nouns.slice(0, -1), owner, ...verb.slice(0, -1), action].join(' ') + (parts[3] ?? '')
}

/** Lexicon of Turkish resumes: the verb or the noun of action stands at the end. */
export const tr: Lexicon = {
  unit: 'words',
  scale: 0.78,
  keyword: 'last',
  action: either(
    // Verbs in the active past, first or third person: yönettim, düşürdü, geliştirdim.
    /(?<!\p{L})(?!(?!katıldı|ayrıldı)\p{L}+(?:ıldı|ildi|uldu|üldü|ındı|indi|undu|ündü)(?:\s|[.;]|$))(?!(?:kendi|şimdi)(?!\p{L}))\p{L}{2,}[dt][ıiuü](?:m|k)?[.;!]?$/u,
    /(?<!\p{L})(?!(?!katıldı|ayrıldı)\p{L}+(?:ıldı|ildi|uldu|üldü|ındı|indi|undu|ündü),|(?:kendi|şimdi),)\p{L}{2,}[dt][ıiuü](?:m|k),\s/u,
    // Present of running roles: yönetiyorum, yürütüyor.
    /(?<!\p{L})\p{L}{2,}[ıiuü]yor(?:um|uz)?[.;]?$/u,
    // Nouns of action: yürütülmesi, takibi, planlama, indirilmesi, yönetimi, geliştirme.
    /(?<!\p{L})\p{L}{2,}(?:m[ae]|m[ae]s[ıi]|m[ae]k|ış[ıi]?|iş[i]?|uş[u]?|üş[ü]?)[.;]?(?:\s*\([^)]*\))?$/u,
    /(?<!\p{L})(?:takibi|takip|yönetimi|yönetim|kontrolü|kontrol|denetimi|denetim|tasarımı|tasarım|analizi|analiz|bakımı|bakım|onarımı|onarım|eğitimi|satışı|satış|satışları|üretimi|üretim|hizmeti|desteği|temini|tedariki|tedarik|sunumu|sunum|kurulumu|kurulum|montajı|montaj|testi|testleri|hazırlığı|temizliği|temizlik|organizasyonu|koordinasyonu|koordinasyon|optimizasyonu|raporlaması|raporlama|planlaması|planlama|dengeleme|liderliği|liderlik|danışmanlığı|danışmanlık|artışı|artış|azalışı|tasarrufu|tasarruf|teslimi|teslimatı|çevirisi|çeviri|pazarlaması|muhasebesi|faturalama|kazanımı|kabulü|lansmanı|sayımı|alımı|alım|işlemleri|müzakereleri|ziyaretleri|eğitimleri)[.;]?(?:\s*\([^)]*\))?$/u,
  ),
  weak: [
    {
      phrase: words(
        "sorumluydum, sorumluydu, sorumluyum, sorumlusuydum, sorumlu olarak çalıştım, sorumlu olarak görev yaptım, sorumlu oldum, 'den sorumlu, 'dan sorumlu, den sorumlu, dan sorumlu, sorumlu, görev aldım, görev alma, görevlerim arasında, görevim, yardımcı oldum, yardımcı olma, yardımcı olmak, yardım ettim, yardım etme, destek oldum, destek verdim, destek olma, çeşitli işler, çeşitli görevler, çeşitli konularda, muhtelif işler, farklı görevler, diğer işler, diğer görevler, genel işler, verilen işler, verilen görevler, verilen işleri, verilen görevleri, gerektiğinde, ihtiyaç halinde, ihtiyaç duyulduğunda, ve diğer, katıldım, katkıda bulundum, olarak çalıştım, ilgilendim, ilgilenme, ilgilenmek, yer aldım, dahil oldum",
      ),
    },
  ],
  filler: words(
    'çeşitli işler, çeşitli görevler, çeşitli konularda, muhtelif işler, farklı görevler, diğer işler, diğer görevler, genel işler, verilen işler, verilen görevler, verilen işleri, verilen görevleri, gerektiğinde, ihtiyaç halinde, ihtiyaç duyulduğunda',
  ),
  firstPerson: words('ben, bana, beni, benim, kendim, kendimi, kendime'),
  droppedPerson: /^ben (?=\p{L})/u,
  passive:
    /(?<!\p{L})(?:edildi|edilmiştir|edilmekte|yapıldı|yapılmıştır|yapılmakta|\p{L}{2,}(?:ıldı|ildi|uldu|üldü|ındı|indi|undu|ündü|andı|endi|atıldı|etildi|latıldı|letildi)(?:\s?lar|ler)?|\p{L}{2,}(?:ılmıştır|ilmiştir|ulmuştur|ülmüştür|ınmıştır|inmiştir|anmıştır|enmiştir))(?=[.;,!]|$|\s+ve(?!\p{L}))(?<!öğrendi|kazandı|tamamlandım|kullandı|düşündü|güvendi|üstlendi|yararlandı|edindi|bulundu|katıldı|ayrıldı)/u,
  active: activeLine,
  outcome: OUTCOMES.tr,
  achievement: ACHIEVEMENTS.tr,
  numbers: either(
    // Dimensions, part-time work and the university of 9 September count nothing.
    /(?<!\p{L})(?:iki|üç)(?!\p{L}|\s+boyutlu)|(?<!\p{L})yarım(?!\p{L}|\s+zamanlı)|(?<!\p{L})dokuz(?!\p{L}|\s+eylül)/u,
    words(
      ' dört, beş, sekiz, yirmi, otuz, kırk, elli, altmış, yetmiş, seksen, doksan, bin, milyon, milyar, yarıya, yarısı, yarı yarıya, iki katı, iki katına, üç katına, düzine, onlarca, yüzlerce, binlerce, altı kişilik, yedi kişilik, on kişilik, on iki, on beş, yüzde, altı kişi, yedi kişi, on kişi, altı ay, yedi ay, on ay, çeyrek',
    ),
  ),
  cliches: either(
    // `çok disiplinli` works across fields
    /(?<!\p{L}|çok )disiplinli(?!\p{L})/u,
    words(
      `takım çalışmasına, takım çalışması, takım çalışmasına yatkın, takım çalışmasına uyumlu, takım oyuncusu, ekip çalışmasına, ekip çalışması, ekip çalışmasına yatkın, güler yüzlü, güleryüzlü, çalışkan, azimli, dinamik, özverili, sorumluluk sahibi, sorumluluk bilinci, sorumluluk alabilen, sorumluluklarının bilincinde, iletişimi güçlü, iletişim becerileri, iletişim becerisi, güçlü iletişim, iletişim yönü güçlü, insan ilişkileri, insan ilişkilerinde, insanlarla iletişim, öğrenmeye açık, gelişime açık, yeniliklere açık, yeniliğe açık, öğrenmeye istekli, hızlı öğrenen, çabuk öğrenen, çabuk öğrenirim, hızlı öğrenirim, stres altında, baskı altında, yoğun tempo, yoğun iş temposu, yoğun iş temposuna, esnek çalışma saatlerine, sonuç odaklı, çözüm odaklı, hedef odaklı, müşteri odaklı, detaylara önem veren, detaycı, prezentabl, diksiyonu düzgün, analitik düşünebilen, motivasyonu yüksek, yüksek motivasyon, yüksek motivasyonlu, motive, pozitif, enerjik, girişken, girişimci ruhlu, yaratıcı, lider ruhlu, liderlik vasıfları, kendini geliştirmeyi, kendimi geliştirmek, kendimi geliştirebileceğim, kendini geliştiren, kariyer hedefi, kariyerimi ilerletmek, kariyer yapmak, başarı odaklı, titiz, güvenilir, dürüst, sabırlı, tutkulu, kurumsal bir firmada, kurumsal bir şirkette, bilgi ve tecrübelerimi, bilgi ve deneyimlerimi, faydalı olmak, katkı sağlamak, katkıda bulunmak istiyorum, araştırmacı, planlı ve, düzenli ve`,
    ),
  ),
  soft: whole(
    `sürekli öğrenme, organizasyon becerisi, öğrenme isteği, takım çalışmasına yatkın, takım çalışmasına uyumlu, takım çalışması, takım çalışmasına yatkınım, takım çalışmasına yatkınlık, pratik zekâ, pratik zeka, ikna kabiliyeti, hızlı karar verme, takım oyuncusu, ekip çalışması, ekip çalışmasına yatkın, ekip çalışmasına yatkınlık, ekip çalışmasına uyumlu, ekip ruhu, güler yüzlü, güleryüzlü, güler yüzlülük, disiplinli, disiplin, çalışkan, çalışkanlık, azimli, azim, dinamik, özverili, sorumluluk sahibi, sorumluluk, sorumluluk bilinci, iletişim, etkili iletişim, güçlü iletişim, iletişimi güçlü, iletişim becerileri, iletişim becerisi, insan ilişkileri, öğrenmeye açık, gelişime açık, yeniliklere açık, hızlı öğrenme, çabuk öğrenme, hızlı öğrenen, stres yönetimi, stres altında çalışabilme, baskı altında çalışabilme, esnek, esneklik, uyumlu, uyum, sonuç odaklı, çözüm odaklı, hedef odaklı, müşteri odaklı, detaycı, prezentabl, motivasyon, motive, pozitif, enerjik, girişken, girişimci, yaratıcı, yaratıcılık, liderlik, lider, zaman yönetimi, problem çözme, sorun çözme, analitik düşünme, eleştirel düşünme, karar verme, inisiyatif alma, titiz, titizlik, güvenilir, güvenilirlik, dürüst, dürüstlük, sabırlı, sabır, empati, empati kurma, dakik, dakiklik, planlı, düzenli, organizasyon, organize, tutkulu, araştırmacı, özgüven, özgüvenli, hoşgörülü`,
  ),
  profile: {
    experienced: '{title}, {years} yıllık deneyim.',
    skills: 'Bilgi ve beceriler: {skills}.',
    separator: ', ',
  },
  extraPages: 0,
}
