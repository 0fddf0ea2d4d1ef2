import { either, whole, words, type Lexicon } from './lexicon.ts'
import { OUTCOMES } from './outcomes.ts'

/** Vowel of a suffix by the last vowel before it. */
function harmony(stem: string): string {
  const vowel = stem.match(/[aıeiouöü]/gu)?.at(-1) ?? 'i'
  return { a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' }[vowel] ?? 'i'
}

/** First person of a passive past: hazırlandı → hazırladım, verildi → verdim; null when unsure. */
function firstPerson(verb: string): string | null {
  const stem = /^(\p{L}*[aeıiouöü])ndı$|^(\p{L}*[aeıiouöü])ndi$|^(\p{L}*[aeıiouöü])nd[uü]$/u.exec(
    verb,
  )
  const vowelStem = stem?.slice(1).find(Boolean)
  if (vowelStem && /[ae]$/u.test(vowelStem)) return `${vowelStem}d${harmony(vowelStem)}m`
  const closed = /^(\p{L}+?)(?:ıl|il|ul|ül)d[ıiuü]$/u.exec(verb)?.[1]?.replace(/^(.*)ed$/u, '$1et')
  if (!closed || !/[^aeıiouöü]$/u.test(closed)) return null
  return `${closed}${/[fstkçşhp]$/u.test(closed) ? 't' : 'd'}${harmony(closed)}m`
}

/** The definite object: planları → planlarını, dersler → dersleri, toplantısı → toplantısını. */
function accusative(noun: string): string | null {
  if (/(?:lar|ler)$/u.test(noun)) return noun + (noun.endsWith('lar') ? 'ı' : 'i')
  if (/(?:lar[ı]|ler[i]|s[ıiuü])$/u.test(noun)) return `${noun}n${harmony(noun)}`
  return null
}

/** „Ders planları hazırlandı.“ → „Ders planlarını hazırladım.“ */
function activeLine(line: string): string | null {
  const parts =
    /^([^,;]{3,60}?) ((?:(?:takip|kontrol|organize|analiz|koordine|test|tamir|temin|inşa|tasarruf|rapor|ziyaret|ikna|icra) )?\p{L}+d[ıiuü])([.]?)$/u.exec(
      line,
    )
  if (!parts?.[1] || !parts[2] || / ve /u.test(line)) return null
  const nouns = parts[1].split(' ')
  const object = accusative(nouns.at(-1) ?? '')
  const verb = parts[2].split(' ')
  const person = firstPerson(verb.at(-1) ?? '')
  if (!object || !person) return null
  return [...nouns.slice(0, -1), object, ...verb.slice(0, -1), person].join(' ') + (parts[3] ?? '')
}

/** Lexicon of Turkish resumes: the verb or the noun of action stands at the end. */
export const tr: Lexicon = {
  unit: 'words',
  scale: 0.78,
  keyword: 'last',
  action: either(
    // Verbs in the active past, first or third person: yönettim, düşürdü, geliştirdim.
    /(?!\p{L}+(?:ıldı|ildi|uldu|üldü|ındı|indi|undu|ündü)(?:\s|[.;]|$))(?<!\p{L})\p{L}{2,}[dt][ıiuü](?:m|k)?[.;!]?$/u,
    /(?<!\p{L})(?!\p{L}+(?:ıldı|ildi|uldu|üldü|ındı|indi|undu|ündü),)\p{L}{2,}[dt][ıiuü](?:m|k),\s/u,
    // Present of running roles: yönetiyorum, yürütüyor.
    /\p{L}{2,}[ıiuü]yor(?:um|uz)?[.;]?$/u,
    // Nouns of action: yürütülmesi, takibi, planlama, indirilmesi, yönetimi, geliştirme.
    /\p{L}{2,}(?:m[ae]|m[ae]s[ıi]|m[ae]k|ış[ıi]?|iş[i]?|uş[u]?|üş[ü]?)[.;]?(?:\s*\([^)]*\))?$/u,
    /(?<!\p{L})(?:takibi|takip|yönetimi|yönetim|kontrolü|kontrol|denetimi|denetim|tasarımı|tasarım|analizi|analiz|bakımı|bakım|onarımı|onarım|eğitimi|satışı|satış|satışları|üretimi|üretim|hizmeti|desteği|temini|tedariki|tedarik|sunumu|sunum|kurulumu|kurulum|montajı|montaj|testi|testleri|hazırlığı|temizliği|temizlik|organizasyonu|koordinasyonu|koordinasyon|optimizasyonu|raporlaması|raporlama|planlaması|planlama|dengeleme|liderliği|liderlik|danışmanlığı|danışmanlık|artışı|artış|azalışı|tasarrufu|tasarruf|teslimi|teslimatı|çevirisi|çeviri|pazarlaması|muhasebesi|faturalama)[.;]?(?:\s*\([^)]*\))?$/u,
  ),
  weak: [
    {
      phrase: words(
        "sorumluydum, sorumluydu, sorumluyum, sorumlusuydum, sorumlu olarak çalıştım, sorumlu olarak görev yaptım, sorumlu oldum, 'den sorumlu, 'dan sorumlu, den sorumlu, dan sorumlu, sorumlu, görev aldım, görev alma, görevlerim arasında, görevim, yardımcı oldum, yardımcı olma, yardımcı olmak, yardım ettim, yardım etme, destek oldum, destek verdim, destek olma, çeşitli işler, çeşitli görevler, çeşitli konularda, muhtelif işler, farklı görevler, diğer işler, diğer görevler, genel işler, verilen işler, verilen görevler, verilen işleri, verilen görevleri, gerektiğinde, ihtiyaç halinde, ihtiyaç duyulduğunda, vb, vs, ve benzeri, ve diğer, katıldım, katkıda bulundum, bulundum, çalıştım, ilgilendim, ilgilenme, ilgilenmek, yer aldım, dahil oldum",
      ),
    },
  ],
  firstPerson: words('ben, bana, beni, benim, kendim, kendimi, kendime'),
  droppedPerson: /^ben (?=\p{L})/u,
  passive:
    /(?<!\p{L})(?:edildi|edilmiştir|edilmekte|yapıldı|yapılmıştır|yapılmakta|\p{L}{2,}(?:ıldı|ildi|uldu|üldü|ındı|indi|undu|ündü|andı|endi|atıldı|etildi|latıldı|letildi)(?:\s?lar|ler)?|\p{L}{2,}(?:ılmıştır|ilmiştir|ulmuştur|ülmüştür|ınmıştır|inmiştir|anmıştır|enmiştir))(?=[.;,!]|$|\s+ve(?!\p{L}))(?<!öğrendi|kazandı|tamamlandım|kullandı|düşündü|güvendi|üstlendi|yararlandı|edindi|bulundu)/u,
  active: activeLine,
  outcome: OUTCOMES.tr,
  numbers: words(
    'iki, üç, dört, beş, sekiz, dokuz, yirmi, otuz, kırk, elli, altmış, yetmiş, seksen, doksan, bin, milyon, milyar, yarım, yarıya, yarısı, yarı yarıya, iki katı, iki katına, üç katına, düzine, onlarca, yüzlerce, binlerce, altı kişilik, yedi kişilik, on kişilik, on iki, on beş, yüzde, altı kişi, yedi kişi, on kişi, altı ay, yedi ay, on ay, çeyrek',
  ),
  cliches: words(
    `takım çalışmasına, takım çalışması, takım çalışmasına yatkın, takım çalışmasına uyumlu, takım oyuncusu, ekip çalışmasına, ekip çalışması, ekip çalışmasına yatkın, güler yüzlü, güleryüzlü, disiplinli, çalışkan, azimli, dinamik, özverili, sorumluluk sahibi, sorumluluk bilinci, sorumluluk alabilen, iletişimi güçlü, iletişim becerileri, iletişim becerisi, güçlü iletişim, iletişim yönü güçlü, insan ilişkileri, insan ilişkilerinde, insanlarla iletişim, öğrenmeye açık, gelişime açık, yeniliklere açık, yeniliğe açık, öğrenmeye istekli, hızlı öğrenen, çabuk öğrenen, çabuk öğrenirim, hızlı öğrenirim, stres altında, baskı altında, yoğun tempo, yoğun iş temposu, yoğun iş temposuna, esnek çalışma saatlerine, sonuç odaklı, çözüm odaklı, hedef odaklı, müşteri odaklı, detaylara önem veren, detaycı, prezentabl, diksiyonu düzgün, analitik düşünebilen, motivasyonu yüksek, yüksek motivasyon, yüksek motivasyonlu, motive, pozitif, enerjik, girişken, girişimci ruhlu, yaratıcı, lider ruhlu, liderlik vasıfları, kendini geliştirmeyi, kendimi geliştirmek, kendimi geliştirebileceğim, kendini geliştiren, kariyer hedefi, kariyerimi ilerletmek, kariyer yapmak, başarı odaklı, titiz, güvenilir, dürüst, sabırlı, tutkulu, kurumsal bir firmada, kurumsal bir şirkette, bilgi ve tecrübelerimi, bilgi ve deneyimlerimi, faydalı olmak, katkı sağlamak, katkıda bulunmak istiyorum, araştırmacı, planlı ve, düzenli ve`,
  ),
  soft: whole(
    `takım çalışmasına yatkın, takım çalışmasına uyumlu, takım çalışması, takım çalışmasına yatkınlık, takım oyuncusu, ekip çalışması, ekip çalışmasına yatkın, ekip çalışmasına yatkınlık, ekip çalışmasına uyumlu, ekip ruhu, güler yüzlü, güleryüzlü, güler yüzlülük, disiplinli, disiplin, çalışkan, çalışkanlık, azimli, azim, dinamik, özverili, sorumluluk sahibi, sorumluluk, sorumluluk bilinci, iletişim, etkili iletişim, güçlü iletişim, iletişimi güçlü, iletişim becerileri, iletişim becerisi, insan ilişkileri, öğrenmeye açık, gelişime açık, yeniliklere açık, hızlı öğrenme, çabuk öğrenme, hızlı öğrenen, stres yönetimi, stres altında çalışabilme, baskı altında çalışabilme, esnek, esneklik, uyumlu, uyum, sonuç odaklı, çözüm odaklı, hedef odaklı, müşteri odaklı, detaycı, prezentabl, motivasyon, motive, pozitif, enerjik, girişken, girişimci, yaratıcı, yaratıcılık, liderlik, lider, zaman yönetimi, problem çözme, sorun çözme, analitik düşünme, eleştirel düşünme, karar verme, inisiyatif alma, titiz, titizlik, güvenilir, güvenilirlik, dürüst, dürüstlük, sabırlı, sabır, empati, empati kurma, dakik, dakiklik, planlı, düzenli, organizasyon, organize, tutkulu, araştırmacı, özgüven, özgüvenli, hoşgörülü`,
  ),
  measure: ' (sonuç: ___ alanında %___ iyileşme)',
  profile: {
    experienced: '{title}, {years} yıllık deneyim.',
    beginner: '{title}.',
    skills: 'Bilgi ve beceriler: {skills}.',
    separator: ', ',
  },
  extraPages: 0,
}
