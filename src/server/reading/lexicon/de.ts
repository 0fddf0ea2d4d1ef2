import type { Lexicon } from './types.ts'
import { words } from './words.ts'

/** German, as written in Germany, Austria and Switzerland. */
export const de: Lexicon = {
  headings: {
    personal: words`
      Persönliche Daten | Info | Infos | Angaben zur Person | Zur Person | Persönliches | Persönliche Angaben |
      Personalien | Kontakt | Kontaktdaten | Kontaktinformationen | Personaldaten |
      Daten zur Person | Kontaktangaben | Persönliche Informationen | Person | Online-Profile |
      Profile | Anschrift | Adresse | Angaben zu meiner Person | Meine Daten |
      Persönliche Verhältnisse | Persönliche Details | Allgemeine Angaben | Allgemeine Daten |
      Personendaten | Stammdaten | Persönlicher Hintergrund | Familiäres | Private Daten |
      Biografische Daten
    `,
    summary: words`
      Kurzprofil | Profil | Über mich | Zusammenfassung | Berufliches Profil | Persönliches Profil |
      Kurzzusammenfassung | Qualifikationsprofil | Kurzvorstellung | Wer ich bin | Überblick |
      Management Summary | Berufsprofil | Zu mir | Kompetenzprofil | Professionelles Profil |
      Einleitung | Kurzbiografie | Steckbrief | Auf einen Blick | Zu meiner Person | Kurzportrait |
      Kurzporträt | Vorstellung | Das bin ich | Porträt | Portrait | In Kürze | Kurzfassung |
      Wer bin ich
    `,
    selfEvaluation: words`
      Selbsteinschätzung | Selbstbild | Persönlichkeit | Selbstbeschreibung | Selbstdarstellung |
      Selbstbewertung | Selbstbeurteilung | Persönliche Einschätzung | Selbstreflexion
    `,
    strengths: words`
      Stärken | Persönliche Stärken | Meine Stärken | Kernstärken | Eigenschaften |
      Persönliche Eigenschaften | Charakterstärken | Was mich auszeichnet | Besondere Stärken |
      Soziale Stärken | Stärken und Eigenschaften | Charakter | Schlüsselqualifikationen |
      Das bringe ich mit | Was ich mitbringe | Stärkenprofil | Vorzüge | Warum ich |
      Das zeichnet mich aus
    `,
    objective: words`
      Berufsziel | Berufliches Ziel | Berufliche Ziele | Karriereziel | Ziel | Ziele |
      Zielposition | Angestrebte Position | Angestrebte Tätigkeit | Gewünschte Position |
      Motivation | Was ich suche | Perspektive | Wunschposition | Gewünschte Beschäftigung |
      Gewünschte Tätigkeit | Berufswunsch | Stellenwunsch | Gesuchte Stelle | Ich suche |
      Perspektiven | Zukunftspläne | Berufliche Zielsetzung | Wunschtätigkeit | Was ich möchte |
      Karriereziele
    `,
    work: words`
      Wehrdienst | Zivildienst | Wehr- und Zivildienst | Wehrdienst / Zivildienst | Grundwehrdienst |
      Wehrersatzdienst | Wehr-/Zivildienst |
      Berufserfahrung | Beruflicher Werdegang | Berufliche Erfahrung | Berufliche Erfahrungen |
      Berufspraxis | Werdegang | Stellen | Anstellungen | Berufstätigkeit | Berufliche Tätigkeit | Berufliche Tätigkeiten |
      Arbeitserfahrung | Praktische Erfahrung | Praktische Erfahrungen | Praxiserfahrung |
      Praktika | Praktikas | Praktikum | Beruflicher Hintergrund | Karriere | Berufsweg | Tätigkeiten |
      Beschäftigungen | Anstellungen | Beruf | Berufliche Laufbahn | Laufbahn | Berufliche Stationen |
      Stationen | Praktika und Nebenjobs | Nebentätigkeiten | Nebenjobs | Nebentätigkeit |
      Berufserfahrungen | Erfahrung | Erfahrungen | Berufliche Praxis | Berufspraktische Erfahrung |
      Werkstudententätigkeit | Werkstudententätigkeiten | Relevante Berufserfahrung |
      Bisherige Tätigkeiten | Weitere Berufserfahrung | Arbeit | Beschäftigungsverhältnisse |
      Studienbegleitende Tätigkeiten | Praktika und Nebentätigkeitens |
      Praktika und Ferienjobs | Unterrichtserfahrung | Lehrtätigkeit | Lehrerfahrung |
      Klinische Tätigkeit | Klinische Erfahrung | Wissenschaftlicher Werdegang |
      Wissenschaftliche Tätigkeit | Forschungstätigkeit | Selbstständigkeit |
      Selbständige Tätigkeit | Freiberufliche Tätigkeit | Berufserfahrung und Praktika |
      Führungserfahrung | Referendariat |
      Wo ich gearbeitet habe | Mein Weg | Meine Stationen | Bisherige Stationen | Berufsleben |
      Arbeitsleben | Ferienjobs | Beruflicher Lebenslauf | Berufliche Entwicklung |
      Erwerbstätigkeit | Erwerbsbiografie | Bisherige Arbeitgeber | Aktuelle Tätigkeit |
      Derzeitige Tätigkeit | Selbständigkeit | Theaterengagements | Arbeitsverhältnisse |
      Ärztliche Tätigkeit | Beschäftigung
    `,
    education: words`
      Schul- und Berufsbildung |
      Ausbildung | Bildungsweg | Bildung | Studium | Schulbildung | Akademische Ausbildung |
      Studium und Schulbildung | Schule | Schulische Ausbildung | Aus- und Weiterbildung | Aus- und Weiterbildungen |
      Akademischer Werdegang | Hochschulstudium | Hochschulbildung | Berufsausbildung |
      Schul- und Berufsausbildung | Bildungsgang | Universitätsstudium | Schullaufbahn |
      Ausbildung und Studium | Schulischer Werdegang | Studium und Ausbildung | Ausbildungen |
      Schulausbildung | Berufs- und Schulausbildung | Akademische Laufbahn | Ausbildungsweg |
      Schulische und berufliche Ausbildung | Allgemeine und berufliche Bildung | Schulbesuch |
      Schul- und Hochschulbildung | Akademische Bildung | Bildungshintergrund | Abschlüsse |
      Schulabschluss | Schule und Ausbildung | Schulische Laufbahn | Studium und Schule | Lehre |
      Berufliche Ausbildung | Promotion | Ausbildung und Abschlüsse | Studienverlauf |
      Universitäre Ausbildung | Grundausbildung |
      Was ich gelernt habe | Wo ich gelernt habe | Meine Ausbildung | Schulen |
      Schulischer Hintergrund | Schulzeit | Schulabschlüsse | Lehrzeit | Ausbildungsdaten |
      Bildungslaufbahn | Bildungswerdegang
    `,
    projects: words`
      Projekte | Projekt | Projekterfahrung | Projektarbeit | Projekterfahrungen |
      Ausgewählte Projekte | Eigene Projekte | Projektliste | Wichtige Projekte | Projektübersicht |
      Projektauswahl | Private Projekte | Relevante Projekte | Persönliche Projekte |
      Referenzprojekte | Abschlussarbeiten | Studienprojekte | Bauprojekte | Forschungsprojekte |
      Projekthistorie | Projektarbeiten | Schulprojekte | Werke | Werkverzeichnis | Inszenierungen |
      Produktionen | Referenzobjekte | Arbeitsproben | Rollenverzeichnis | Repertoire |
      Ausgewählte Arbeiten
    `,
    skills: words`
      Was ich mitbringe | Das bringe ich mit |
      Programmierung | Programmiersprachen | Tech-Stack | Technologie-Stack | Kenntnisse | Fähigkeiten | Kompetenzen | Fachkenntnisse | EDV-Kenntnisse | IT-Kenntnisse |
      Sonstige Kenntnisse | Kenntnisse und Fähigkeiten | Fähigkeiten und Kenntnisse |
      Besondere Kenntnisse | Fertigkeiten | Qualifikationen | Fachliche Kompetenzen |
      Technische Kenntnisse | Schlüsselkompetenzen | Kernkompetenzen | Softwarekenntnisse |
      Know-how | Computerkenntnisse | Zusatzqualifikationen | Weitere Kenntnisse | Skills |
      Soft Skills | Methodenkompetenz | Soziale Kompetenzen | Digitale Kompetenzen | PC-Kenntnisse |
      Fachliche Kenntnisse | Fachkompetenzen | Fachliche Qualifikationen | Technologien |
      Werkzeuge | Programmierkenntnisse | Kompetenzen und Kenntnisse | Technische Fähigkeiten |
      Berufliche Fähigkeiten | Expertise | Persönliche Fähigkeiten | Zusätzliche Qualifikationen |
      Kenntnisse & Fähigkeiten | IT-Skills | IT-Kompetenzen | Weitere Fähigkeiten |
      Persönliche Kompetenzen | Methodenkenntnisse | Methoden | Methodische Kenntnisse |
      Fachwissen | Besondere Fähigkeiten | Spezialkenntnisse | Weitere Qualifikationen | EDV |
      Software | Tools | Laborkenntnisse | Labortechniken | Schwerpunkte | Arbeitsschwerpunkte |
      Tätigkeitsschwerpunkte | Handwerkliche Fähigkeiten | Pflegekompetenzen | Hard Skills |
      Das kann ich | Was ich kann | Was ich gut kann | Darin bin ich gut | Mein Handwerkszeug |
      Fachkompetenz | Sozialkompetenz | Fachgebiete | Können
    `,
    languages: words`
      Sprachen | Sprachkenntnisse | Fremdsprachen | Sprachliche Kenntnisse | Sprachkompetenz |
      Sprachkompetenzen | Fremdsprachenkenntnisse | Sprache | Muttersprache |
      Sprachliche Fähigkeiten | Muttersprache(n) | Weitere Sprachen | Weitere Sprache(n) |
      Sprachfertigkeiten |
      Meine Sprachen | Sprachen, die ich spreche | Sprachfähigkeiten | Sprachniveau | Sprachprofil
    `,
    awards: words`
      Auszeichnungen | Preise | Ehrungen | Stipendien | Preise und Auszeichnungen |
      Auszeichnungen und Preise | Erfolge | Auszeichnungen und Stipendien |
      Stipendien und Auszeichnungen | Wettbewerbe | Berufliche Erfolge |
      Ehrungen und Auszeichnungen | Förderungen | Preise und Stipendien | Würdigungen |
      Orden und Ehrenzeichen | Prämierungen | Medaillen | Anerkennungen | Besondere Leistungen |
      Errungenschaften | Ehrenpreise
    `,
    certificates: words`
      Zertifikate | Zertifizierungen | Weiterbildung | Weiterbildungen | Fortbildung |
      Fortbildungen | Fort- und Weiterbildung | Fort- und Weiterbildungen | Lizenzen | Seminare |
      Kurse | Berufliche Weiterbildung | Weiterbildung und Zertifikate | Schulungen | Lehrgänge |
      Weiterbildungen und Zertifikate | Zertifikate und Weiterbildungen | Scheine |
      Bescheinigungen | Zulassungen | Berufliche Fortbildung | Zusatzausbildung |
      Zusatzausbildungen | Führerscheine und Zertifikate | Nachweise | Berechtigungen |
      Kurse und Seminare | Führerscheine | Lizenzen und Zertifikate |
      Führerscheine und Nachweise | Scheine und Nachweise | Meisterkurse | Fachweiterbildung |
      Fachweiterbildungen
    `,
    volunteer: words`
      Humanitäres Engagement | Humanitäre Einsätze | Humanitäre Arbeit |
      Ehrenamt | Ehrenamtliches Engagement | Engagement | Ehrenamtliche Tätigkeit |
      Ehrenamtliche Tätigkeiten | Soziales Engagement | Gesellschaftliches Engagement |
      Freiwilligenarbeit | Außeruniversitäres Engagement | Ehrenämter |
      Außerschulische Aktivitäten | Studentisches Engagement | Freiwilliges Engagement |
      Vereinstätigkeit | Aktivitäten | Freiwilligentätigkeit | Freiwilliges Soziales Jahr |
      Außerschulisches Engagement | Vereinsarbeit | Freiwilligendienst | Freiwilligendienste |
      Ehrenamtliche Arbeit | Mitarbeit in Vereinen | Gemeinnützige Arbeit | Freiwillige Arbeit |
      Soziale Tätigkeiten
    `,
    interests: words`
      Hobbys | Hobbies | Interessen | Hobbys und Interessen | Interessen und Hobbys | Freizeit |
      Persönliche Interessen | Freizeitaktivitäten | Private Interessen | Freizeitinteressen |
      Sonstige Interessen | Freizeitbeschäftigung | Freizeitgestaltung | Privates | Sport |
      Leidenschaften |
      Neben der Arbeit | Nach Feierabend | Freizeitbeschäftigungen | Vorlieben | Außerberufliches |
      Interessengebiete | Was ich gerne mache | Neigungen | Liebhabereien
    `,
    references: words`
      Referenzen | Empfehlungen | Referenz | Referenzpersonen | Ansprechpartner | Auskunftspersonen |
      Referenzgeber | Empfehlungsschreiben | Referenzauskünfte | Arbeitszeugnisse |
      Referenzadressen | Referenzliste | Kundenstimmen
    `,
    publications: words`
      Veröffentlichungen | Publikationen | Publikationsliste | Vorträge |
      Publikationen und Vorträge | Patente | Wissenschaftliche Veröffentlichungen | Artikel |
      Veröffentlichungen und Vorträge | Ausgewählte Publikationen | Konferenzen |
      Ausgewählte Veröffentlichungen | Vorträge und Publikationen | Schriften | Konferenzbeiträge |
      Fachartikel | Schriftenverzeichnis | Aufsätze | Fachbeiträge | Wissenschaftliche Arbeiten |
      Beiträge | Diskografie | Monographien | Monografien
    `,
    custom: words`
      Inhalt | Inhaltsverzeichnis |
      Sonstiges | Verschiedenes | Weitere Angaben | Weitere Informationen |
      Zusätzliche Informationen | Mitgliedschaften |
      Auslandsaufenthalte | Auslandserfahrung | Führerschein | Anlagen |
      Zusatzinformationen | Verfügbarkeit | Unterschrift | Weiteres |
      Auslandsaufenthalt | Bundesfreiwilligendienst | Elternzeit | Mitgliedschaft | Gremienarbeit |
      Mobilität | Lehre und Betreuung | Militärdienst |
      Ausstellungen | Einzelausstellungen | Gruppenausstellungen | Ausgewählte Ausstellungen |
      Ausstellungsbeteiligungen | Ausstellungsverzeichnis | Öffentliche Sammlungen |
      Werke in Sammlungen | Kunstmessen
    `,
  },
  documentTitles: words`
    Personalbogen | Personalfragebogen | Bewerberbogen | Bewerbungsbogen | Bewerberfragebogen | Personalstammblatt |
    Lebenslauf | Tabellarischer Lebenslauf | Curriculum Vitae | Bewerbung | Bewerbungsunterlagen |
    Europass Lebenslauf | Europass-Lebenslauf | Bewerberprofil | Mein Lebenslauf | Bewerbungsmappe
  `,
  labels: {
    name: words`
      Name | Vor- und Nachname | Vor- und Zuname | Name, Vorname | Vollständiger Name |
      Vorname Nachname | Vorname und Name | Nachname(n) / Vorname(n) |
      Name / Vorname | Nachname / Vorname | Vorname / Nachname |
      Nachname(n) / Vorname(n) | Vorname(n) / Nachname(n) | Vor- und Zuname | Vor- und Nachname
    `,
    givenName: words`Vorname | Vornamen | Vorname(n) | Rufname`,
    familyName: words`Nachname | Nachnamen | Familienname | Zuname | Nachname(n) | Name`,
    headline: words`Beruf | Berufsbezeichnung | Aktuelle Position | Erlernter Beruf`,
    email: words`E-Mail | Email | Mail | E-Mail-Adresse | Mailadresse | E-Mail Adresse`,
    phone: words`
      Telefon | Tel. | Tel | Mobil | Handy | Telefonnummer | Mobiltelefon | Mobilnummer |
      Handynummer | Fon | Festnetz | Telefon privat | Rufnummer | Natel | Telefon/Mobil |
      Telefon(e) | Tel./Mobil
    `,
    location: words`
      Adresse | Anschrift | Wohnort | Wohnhaft in | Wohnhaft | Ort | Standort | Postanschrift |
      Wohnsitz | Straße | PLZ/Ort | PLZ, Ort | PLZ / Ort | Adresse(n) | Wohnanschrift
    `,
    link: words`Webseite | Website | Homepage | Internet | Profil | Webauftritt | Internetseite`,
    birthDate: words`
      Geburtsdatum | Geboren | Geboren am | Geb. | Geb. am | Geburtstag | Geburtsdatum und -ort |
      Geburtsdatum/-ort | Geburtsdatum / Geburtsort | Geburtsdatum und Geburtsort |
      Geburtstag und -ort | Geburtsdatum/Geburtsort | Geburtstag/-ort
    `,
    extra: words`
      Notfallkontakt | Im Notfall zu verständigen | Kontakt im Notfall | Geburtsort | Familienstand | Staatsangehörigkeit | Nationalität | Staatsbürgerschaft |
      Konfession | Religion | Geschlecht | Führerschein | Führerscheinklasse | Kinder | Alter |
      Eltern | Aufenthaltsstatus | Bürgerort | Heimatort | Zivilstand | Familie | Geschwister |
      Aufenthaltstitel | Arbeitserlaubnis | Wehrdienst | Bewilligung | Verfügbar ab
    `,
    role: words`
      Gewünschte Position | Zielposition | Angestrebte Position | Position | Wunschposition |
      Bewerbung als
    `,
    salary: words`Gehaltsvorstellung | Gehalt | Gehaltswunsch`,
    city: words`Einsatzort | Arbeitsort | Gewünschter Arbeitsort | Bevorzugter Arbeitsort | Wunschort`,
    availability: words`
      Verfügbar ab | Verfügbarkeit | Eintrittstermin | Frühester Eintrittstermin | Kündigungsfrist
    `,
    employment: words`Beschäftigungsart | Anstellungsart | Arbeitszeit`,
    company: words`
      Unternehmen | Firma | Arbeitgeber | Name und Adresse des Arbeitgebers | Betrieb |
      Dienstgeber | Dienstherr
    `,
    title: words`
      Position | Funktion | Tätigkeit | Beruf oder Funktion | Stelle | Berufsbezeichnung | Rolle |
      Verwendung | Dienstposten
    `,
    leaving: words`Grund des Austritts | Grund des Ausscheidens | Austrittsgrund`,
    dates: words`Zeitraum | Datum | Dauer | Zeit | Von – bis | Daten | Jahr | Abschlussjahr | Voraussichtlicher Abschluss | Abschlussdatum | Voraussichtlich`,
    institution: words`
      Hochschule | Universität | Schule | Bildungseinrichtung | Institution |
      Name und Art der Bildungs- oder Ausbildungseinrichtung
    `,
    degree: words`
      Abschluss | Grad | Akademischer Grad | Bezeichnung der erworbenen Qualifikation |
      Erworbene Qualifikation | Erworbener Abschluss |
      Qualifikation
    `,
    field: words`
      Fachrichtung | Studiengang | Studienfach | Schwerpunkt | Fach |
      Hauptfächer/berufliche Fähigkeiten | Hauptfach | Hauptfächer
    `,
    project: words`
      Projekt | Projektname | Projekttitel | Eigenes Projekt | Privates Projekt | Abschlussprojekt | Forschungsprojekt
    `,
    duties: words`
      Aufgaben | Tätigkeiten | Beschreibung | Tätigkeitsbeschreibung | Hauptaufgaben | Wichtigste Tätigkeiten und Zuständigkeiten |
      Verantwortlichkeiten | Erfolge | Aufgabenbereich | Aufgabengebiet | Aufgaben und Erfolge |
      Schwerpunkte | Aufgabenschwerpunkte |
      Highlights | Tätigkeitsschwerpunkte | Kernaufgaben | Wesentliche Aufgaben | Hauptaufgabengebiete | Wichtigste Aufgaben | Wichtigste Erfolge | Ergebnisse | Hauptverantwortlichkeiten | Besondere Erfolge |
      Eingesetzte Technologien | Verwendete Technologien | Technologien | Tech-Stack | Teamgröße | Umfeld | Technisches Umfeld | Projektumfeld |
      Grund des Ausscheidens | Grund für den Wechsel
    `,
    level: words`Studium | Hochschulstudium | Schulbildung | Schulausbildung | Grundschule | Weiterführende Schule | Hochschulbildung`,
  },
  present: words`
    heute | bis heute | dato | bis dato | aktuell | jetzt | laufend | gegenwärtig | derzeit |
    bis jetzt | andauernd | fortlaufend | ggw. | akt. | momentan | unbefristet | bis aktuell |
    Gegenwart | zur Gegenwart | bis Gegenwart | bis zur Gegenwart | zurzeit | zur Zeit | z. Zt. | z.Zt. | derzeitig | noch heute | bis heute andauernd | aktuell tätig
  `,
  since: words`seit | seit dem | ab`,
  sinceAfter: [],
  toAfter: [],
  expected: words`voraussichtlich | vorauss | vsl | laufend | geplant`,
  from: words`
    von | vom | im | am | abgeschlossen im | abgeschlossen am | Abschluss im | Abschluss am | erworben im | im Jahr | im Jahre
  `,
  about: words`ca | circa | etwa | zirka`,
  to: words`bis | bis zum | bis einschließlich | und`,
  months: {
    jän: 1,
    jaenner: 1,
    maerz: 3,
    jänner: 1,
    feber: 2,
    febr: 2,
    mrz: 3,
    mär: 3,
    märz: 3,
    sept: 9,
    okt: 10,
    dez: 12,
    jan: 1,
    feb: 2,
    apr: 4,
    aug: 8,
    nov: 11,
    juni: 6,
    juli: 7,
  },
  seasons: words`
    frühling | frühjahr | sommer | herbst | winter | ws | ss | wise | sose | wintersemester |
    sommersemester | anfang | mitte | ende | voraussichtlich
  `,
  degrees: words`
    student | studentin | studierende | studierender | ~student | ~studentin | ~studium | studium der | studium des |
    diplom~ | dipl.~ | dipl.-ing. | dipl.-kfm. | dipl.-inf. | bachelor~ | master~ | magister~ |
    staatsexamen | erstes staatsexamen | zweites staatsexamen | promotion | dr. | doktor~ |
    habilitation | abitur | fachabitur | allgemeine hochschulreife | ~hochschulreife |
    fachhochschulreife | mittlere reife | realschulabschluss | hauptschulabschluss | ~abschluss |
    matura | maturität | berufsmatura | kauffrau~ | kaufmann~ | ~kauffrau | ~kaufmann |
    ausbildung zum | ausbildung zur | ausbildung als | lehre als | lehre zum | lehre zur | geselle |
    gesellenbrief | gesellenprüfung | meister | meisterbrief | meisterprüfung | meisterschule |
    fachwirt~ | betriebswirt~ | techniker | staatlich geprüfte~ | ~fachangestellte |
    ~fachangestellter | fachinformatiker~ | b.sc. | m.sc. | b.a. | m.a. | b.eng. | m.eng. | ll.m. |
    mechatroniker~ | ~mechaniker | ~assistent | ~assistentin | auslandssemester | erasmus |
    lehramt | fachkraft~ | reife- und diplomprüfung | reifeprüfung | mittlerer schulabschluss |
    examen | grundschule | zertifikatskurs | hochschulreife | qualifizierender hauptschulabschluss |
    matur | magister | 1. staatsexamen | 2. staatsexamen | dissertation | dr. med | dr. phil |
    dr. iur | geprüfte | geprüfter | berufsausbildung | ausbildung | lehre | umschulung |
    umschulung zum | umschulung zur | fachwirt | fachwirtin | betriebswirt | betriebswirtin |
    bachelor | master | weiterbildung zum | weiterbildung zur | studium | lehramtsstudium |
    staatlich anerkannte | staatlich anerkannter | staatlich geprüfte | staatlich geprüfter |
    facharzt | fachärztin | approbation | referendariat | vordiplom | handelsdiplom |
    eidg. fähigkeitszeugnis | efz | eidg. diplom | abi | abiturient | abiturientin |
    zeugnis der reife | reifezeugnis | ~reife | msa | sekundarstufe i | sekundarstufe ii | quali |
    ~matura | anlehre | schreinerlehre | kochlehre | bäckerlehre | banklehre | tischlerlehre |
    maurerlehre | schlosserlehre | mechanikerlehre | friseurlehre | gärtnerlehre | elektrikerlehre |
    kaufmännische lehre | eba | fachausweis | ~erprüfung | berufsprüfung | höhere fachprüfung |
    abschlussprüfung | zwischenprüfung | laufbahnprüfung | staatsprüfung | sachkundeprüfung |
    facharztprüfung | feststellungsprüfung | staatliche prüfung | ärztliche prüfung |
    pharmazeutische prüfung | juristische prüfung | staatliche anerkennung | lap | facharbeiter |
    facharbeiterin | lehrbrief | ~gehilfenbrief | industriemeister | industriemeisterin |
    handwerksmeister | küchenmeister | ~fachwirt | ~fachwirtin | ~betriebswirt | ~betriebswirtin |
    bilanzbuchhalter | bilanzbuchhalterin | steuerfachgehilfe | steuerfachgehilfin |
    ausbilderschein | aevo | trainerschein | übungsleiterschein | jagdschein | staplerschein |
    personenbeförderungsschein | ~examen | berufsurkunde | berufserlaubnis | mag. | lic. |
    lizentiat | lizenziat | bed | mas | cas | assessor | assessorin | vorbereitungsdienst |
    lehrbefähigung | unterstufenlehrer | promotionsstudium | medizinstudium | jurastudium |
    grundstudium | hauptstudium | aufbaustudium | zusatzstudium | zweitstudium | ergänzungsstudium |
    schauspielstudium | musikstudium | gesangsstudium | theologiestudium | ingenieurstudium |
    hochschulstudium | abendstudium | venia legendi | physikum | facharztanerkennung |
    zusatzbezeichnung | ~diplom | meisterklasse | meisterschüler | meisterschülerin |
    propädeutikum | fortbildung zum | fortbildung zur | qualifizierung zum | qualifizierung zur |
    fachweiterbildung | zertifikatslehrgang | zertifikatsstudium | hochschulzertifikat |
    berufsgrundbildungsjahr | berufsvorbereitungsjahr | bgj | bvj | offizierslehrgang |
    unteroffizierlehrgang | feldwebellehrgang | kapitänspatent | pilotenlizenz | testdaf | dsh |
    graecum | ~ausbildung | examiniert~ | facharbeiterbrief | meistertitel | ~gehilfenprüfung |
    verwaltungsprüfung | angestelltenlehrgang | verwaltungslehrgang | teilfacharbeiter |
    schifferpatent | steuermannspatent | taxischein | fahrlehrerschein | ~lehramtsprüfung |
    priesterweihe | diakonenweihe | vikariat | maturitätszeugnis | abiturzeugnis |
    abschlusszeugnis | abgangszeugnis | externenprüfung | staatl. gepr. | staatl. geprüfte |
    staatl. geprüfter | staatl. anerk. | staatl. anerkannte | staatl. anerkannter | ~umschulung |
    lehrabschlussprüfung | ausbildereignungsprüfung
  `,
  studyStatus: words`
    abgeschlossen | laufend | abgebrochen | nicht abgeschlossen | ohne Abschluss |
    in Bearbeitung | Abbruch | ohne Abschluss beendet | laufendes Studium
  `,
  studyNotes: words`
    Fernstudium | Fernlehrgang | berufsbegleitend | Präsenzstudium | Online | Onlinestudium |
    Abendschule | in Vollzeit | in Teilzeit | Vollzeit | Teilzeit | dual |
    Note~ | Noten~ | Abschlussnote~ | Gesamtnote~ | Durchschnitt~ | Notendurchschnitt~ |
    Durchschnittsnote~ | Thema~ | Bachelorarbeit~ | Masterarbeit~ | Diplomarbeit~ |
    Magisterarbeit~ | Abschlussarbeit~ | Bachelorthesis~ | Masterthesis~ | Titel der Arbeit~ |
    Schwerpunkt~ | Schwerpunkte~ | Vertiefung~ | mit Auszeichnung~ | sehr gut | gut |
    befriedigend | Betreuer~
  `,
  nothing: words`keine | entfällt | keine Berufserfahrung | nicht vorhanden`,
  declarations: words`
    Verarbeitung meiner personenbezogenen Daten | Verarbeitung meiner Daten | ich willige ein |
    hiermit bestätige ich | hiermit versichere ich | ich versichere, dass | Richtigkeit der
    Angaben | Richtigkeit meiner Angaben
  `,
  formNotes: words`
    in Druckschrift | in Blockschrift | Druckbuchstaben | Zutreffendes ankreuzen | Zutreffendes bitte ankreuzen | Zutreffendes bitte | Nichtzutreffendes | nicht Zutreffendes | bitte vollständig ausfüllen | bitte ausfüllen | bitte leserlich
  `,
  events: {},
  institutions: words`
    universität~ | ~universität | univ | uni | tu | fh | hochschule~ | ~hochschule | fachhochschule |
    ~schule | schule | ~gymnasium | gymnasium~ | ~gymnasiums | ~kolleg | ~akademie | akademie |
    lyzeum | realschule~ | gesamtschule | institut~ | ihk | handwerkskammer | berufskolleg | htl |
    hak | rwth | kit | lmu | tum | eth | duale hochschule | dhbw | kantonsschule | volkshochschule |
    handelsschule | grundschule | htw | htwk | oberschule | wu wien | vhs | ~oberschule | charité |
    oberstufenzentrum | hwk | gymnasium | realschule | ~realschule | hauptschule | berufsschule |
    berufsfachschule | fachoberschule | fachschule | hochschule | universität | haw | kolleg |
    berufsakademie | pflegeschule | krankenpflegeschule | musikhochschule | kunsthochschule |
    ~institut | hsg | pädagogische hochschule | bildungszentrum | bfw | bbz | lehranstalt |
    internat | waldorfschule | ~konservatorium | mozarteum | ~bildungswerk | ~bildungszentrum |
    ~förderungswerk | ~schulungszentrum | ~schulzentrum | ~bildungsstätte | lehrwerkstatt |
    kreishandwerkerschaft | kreishandwerkskammer | landwirtschaftskammer | vwa | studienseminar |
    lehrerseminar | predigerseminar | rabbinerseminar | theologisches seminar |
    seminar für lehrerbildung | ~bildungsanstalt | ~lehranstalt | igs | kgs | osz | fos | bos |
    hlw | hbla | hblw | bakip | bafep | bhs | ahs | bfi | wifi wien | wifi linz | wifi graz |
    wifi salzburg | sgd darmstadt | ils hamburg | th | zhaw | fhnw | hslu | zhdk | ~technikum |
    polytechnischer lehrgang | deula | inlingua | berufliche schulen | kaufmännische schulen |
    gewerbliche schulen | priesterseminar | missionsseminar | opernstudio
  `,
  schools: words`gymnasium | ~gymnasium | realschule | ~realschule | hauptschule | mittelschule | grundschule | gesamtschule | oberschule | berufsschule | ~berufsschule | berufsfachschule | fachoberschule | volksschule | handelsschule | wirtschaftsschule | hauswirtschaftsschule | sekundarschule | kantonsschule | berufskolleg | fachakademie | waldorfschule | förderschule | handelsakademie`,
  titles: words`
    ~ingenieur | ~ingenieurin | ~entwickler | ~entwicklerin | ~leiter | ~leiterin | leitung~ |
    leitender | leitende | ~manager | ~managerin | ~berater | ~beraterin | ~verkäufer |
    ~verkäuferin | ~assistent | ~assistentin | ~sachbearbeiter | ~sachbearbeiterin | ~referent |
    ~referentin | ~mitarbeiter | ~mitarbeiterin | ~kaufmann | ~kauffrau | ~techniker |
    ~technikerin | ~mechaniker | ~mechanikerin | ~mechatroniker | ~lehrer | ~lehrerin | ~pfleger |
    ~pflegerin | ~schwester | pflegefachkraft | ~fachkraft | ~arzt | ~ärztin | ~analyst |
    ~analystin | ~architekt | ~architektin | ~designer | ~designerin | ~gestalter | ~gestalterin |
    ~redakteur | ~redakteurin | ~redaktor | ~redaktorin | ~praktikant | ~praktikantin | praktikum | ~praktikum | werkstudent |
    werkstudentin | volontär | volontärin | volontariat | trainee | auszubildende~ |  azubi | geschäftsführer~ | ~vorstand | ~direktor |
    ~direktorin | ~chef | ~chefin | ~koch | ~köchin | ~kellner | ~kellnerin | servicekraft | ~job | ~stipendiat | ~stipendiatin |
    aushilfe | minijob | ~fahrer | ~fahrerin | ~buchhalter | ~buchhalterin | ~controller |
    ~controllerin | ~prüfer | ~prüferin | ~jurist | ~juristin | ~anwalt | ~anwältin |
    ~wissenschaftler | ~wissenschaftlerin | wissenschaftliche~ | studentische hilfskraft |
    ~hilfskraft | doktorand~ | postdoc | dozent~ | professor~ | ~trainer | ~trainerin | ~erzieher |
    ~erzieherin | ~sekretär | ~sekretärin | ~konstrukteur | ~konstrukteurin | ~programmierer |
    ~programmiererin | ~administrator | ~administratorin | ~spezialist | ~spezialistin |
    ~koordinator | ~koordinatorin | ~meister | ~meisterin | ~planer | ~planerin | ~einkäufer |
    ~einkäuferin | ~disponent | ~disponentin | ~lagerist | ~elektriker | ~elektroniker |
    selbstständig~ | selbständig~ | freiberuf~ | freelancer | inhaber~ | gründer~ | mitgründer~ |
    ~angestellte | ~angestellter | ~therapeut | ~therapeutin | ~apotheker | ~apothekerin |
    stellvertretende~ | stv. | teamlead | aushilfskraft | ~vertreter | ~vertreterin | ~makler |
    ~bäcker | ~friseur | ~friseurin | ~arbeiter | ~arbeiterin | ~pädagoge | ~pädagogin |
    ~beauftragter | ~beauftragte | ~informatiker | ~informatikerin | ~helfer | ~helferin | ~wirt |
    ~wirtin | ~geselle | ~gesellin | ~fachangestellte | ~fachangestellter | ~fachfrau | ~fachmann |
    ~kraft | ~bäckerin | ~metzger | ~fleischer | ~konditor | ~konditorin | ~maler | ~malerin |
    ~maurer | ~tischler | ~tischlerin | ~schreiner | ~schreinerin | ~zimmerer | ~elektronikerin |
    ~installateur | ~installateurin | ~monteur | ~monteurin | ~schlosser | ~schlosserin |
    ~schweißer | ~dreher | ~fräser | ~gärtner | ~gärtnerin | ~landwirt | ~landwirtin | ~winzer |
    ~kosmetikerin | hebamme | ~sanitäter | ~sanitäterin | ~notar | ~notarin | ~richter |
    ~richterin | ~steuerberater | ~steuerberaterin | ~bibliothekar | ~bibliothekarin |
    ~dolmetscher | ~dolmetscherin | ~übersetzer | ~übersetzerin | ~journalist | ~journalistin |
    ~fotograf | ~fotografin | ~schauspieler | ~schauspielerin | ~musiker | ~musikerin | ~dozent |
    ~dozentin | ~professor | ~professorin | ~forscher | ~forscherin | ~chemiker | ~chemikerin |
    ~physiker | ~physikerin | ~biologe | ~biologin | ~laborant | ~laborantin | ~zeichner |
    ~zeichnerin | ~lageristin | ~verwalter | ~verwalterin | ~beamter | ~beamtin | ~soldat |
    ~soldatin | ~offizier | ~polizist | ~polizistin | ~feuerwehrmann | ~hausmeister |
    ~reinigungskraft | ~haushälterin | ~kassierer | ~kassiererin | ~verkaufsleiter | ~betreuer |
    ~betreuerin | ~tester | ~testerin | ~bauleiter | ~bauleiterin | ~polier | ~statiker |
    ~vermesser | ~geologe | ~geologin | doktorand | doktorandin | postdoktorand | postdoktorandin |
    tutor | tutorin | hilfskraft | ~hiwi | freiberufler | freiberuflerin | freiberuflich |
    selbstständig | selbständig | inhaber | inhaberin | gesellschafter | gesellschafterin |
    prokurist | prokuristin | abteilungsleiter | stationsleitung | filialleiter | filialleiterin |
    schichtleiter | teamleiter | küchenchef | küchenchefin | souschef | restaurantleiter |
    empfangsmitarbeiterin | rezeptionist | rezeptionistin | kapitän | kapitänin | pilot | pilotin |
    flugbegleiter | flugbegleiterin | lokführer | lokführerin | zugbegleiter | studentin | student |
    schüler | schülerin | praktikantin | oberarzt | oberärztin | assistenzarzt | assistenzärztin |
    chefarzt | rechtsreferendar | rechtsreferendarin | referendar | referendarin | kassenwart |
    vorsitzende | vorsitzender | zahntechniker | zahnarzthelferin | bauzeichner | bauzeichnerin |
    justiziar | justiziarin | syndikus | ~experte | ~expertin | ~consultant | ~engineer |
    ~scientist | ~owner | ~lead | ~leitung | haushaltshilfe | bürohilfe | putzhilfe | erntehilfe |
    stallhilfe | mfa | zfa | mta | mtra | pta | pka | krankengymnast | krankengymnastin | ~pädin |
    logopäde | ~ologe | ~ologin | masseur | masseurin | ~praktiker | ~praktikerin | ~akustiker |
    ~akustikerin | augenoptiker | augenoptikerin | famulant | famulantin | famulatur |
    streetworker | streetworkerin | hortner | hortnerin | babysitter | babysitterin | kinderfrau |
    ~studienrat | ~rätin | regierungsrat | amtsrat | stadtrat | gemeinderat | betriebsrat |
    personalrat | akademischer rat | ~rektor | ~rektorin | ~anwärter | ~anwärterin | ~wärter |
    ~wärterin | promovend | promovendin | dekan | dekanin | ~archivar | ~archivarin | ~kurator |
    ~kuratorin | ~restaurator | ~restauratorin | rettungsschwimmer | rettungsschwimmerin |
    ~spieler | ~spielerin | barkeeper | barkeeperin | barmann | bardame | empfangsdame | gastronom |
    gastronomin | ~auffüller | ~auffüllerin | drogist | drogistin | florist | floristin | ~händler |
    ~händlerin | kontorist | kontoristin | stenotypist | stenotypistin | ~führer | ~führerin |
    werkzeugmacher | werkzeugmacherin | uhrmacher | uhrmacherin | schuhmacher | schuhmacherin |
    ~gießer | ~gießerin | ~ungsbauer | ~betonbauer | ~metallbauer | ~anlagenbauer | ~gerüstbauer |
    ~straßenbauer | ~tiefbauer | ~karosseriebauer | ~fahrzeugbauer | ~modellbauer |
    ~instrumentenbauer | ~schiffbauer | klempner | klempnerin | stuckateur | stuckateurin |
    steinmetz | steinmetzin | ~leger | ~legerin | raumausstatter | raumausstatterin | ~polsterer |
    ~polsterin | ~packer | ~packerin | ~lackierer | ~lackiererin | imker | imkerin | revierförster |
    revierjäger | stallbursche | matrose | matrosin | steuermann | nautiker | nautikerin |
    schaffner | schaffnerin | rangierer | ~lotse | ~lotsin | briefträger | briefträgerin |
    ~zusteller | ~zustellerin | paketbote | paketbotin | ~kommissionierer | ~kommissioniererin |
    putzfrau | ~reiniger | ~reinigerin | fensterputzer | hauswart | hauswartin | abwart | abwartin |
    platzwart | gerätewart | jugendwart | tankwart | ~werker | ~werkerin | ~hauswirtschafter |
    ~hauswirtschafterin | wachmann | ~steher | ~steherin | detektiv | detektivin | ~kommissar |
    ~kommissarin | ~inspektor | ~inspektorin | amtmann | amtfrau | ~feldwebel | ~leutnant |
    hauptmann | oberst | ~gefreiter | ~leistender | soldat auf zeit | soldatin auf zeit | zivi |
    fsjler | fsjlerin | bufdi | vikar | vikarin | pastor | pastorin | priester | diakon | diakonin |
    diakonisse | kaplan | küster | küsterin | mesner | mesnerin | organist | organistin | ~gehilfe |
    ~gehilfin | ~vollzieher | ~vollzieherin | lektor | lektorin | kameramann | kamerafrau |
    beleuchter | beleuchterin | ~bildner | ~bildnerin | requisiteur | requisiteurin | inspizient |
    inspizientin | dramaturg | dramaturgin | ~regisseur | ~regisseurin | ~sänger | ~sängerin |
    ~tänzer | ~tänzerin | ~bildhauer | ~bildhauerin | ~grafiker | ~grafikerin | pianist |
    pianistin | cellist | cellistin | dirigent | dirigentin | komponist | komponistin |
    goldschmied | ~schmiedin | hufschmied | kunstschmied | ~schneiderin | damenschneider |
    herrenschneider | maßschneider | ~näherin | bestatter | bestatterin | totengräber | chemikant |
    chemikantin | offsetdrucker | buchdrucker | siebdrucker | schriftsetzer | schriftsetzerin |
    buchbinder | buchbinderin | weberin | bierbrauer | brauer und mälzer | käserin | ~winzerin |
    ~historiker | ~historikerin | ~ograph | ~ographin | ~ografin | hausfrau | hausmann | ~jobber |
    ~jobberin | lehrling | lehrtochter | umschüler | umschülerin | ~inhaber | ~inhaberin |
    ~vorsitzende | ~vorsitzender | ~agent | ~agentin | promoter | promoterin | interviewer |
    interviewerin | animateur | animateurin | ~lehrperson | ~fachperson | kondukteur |
    kondukteurin | gendarm | fachfrau gesundheit | fachmann gesundheit | fachfrau betreuung |
    fachmann betreuung | ~referendar | ~referendarin | tagesmutter | tagesvater | pflegemutter |
    küchenhilfe | ordinationshilfe | hausdame | zimmermädchen | ~portier | ~portierin | dachdecker |
    dachdeckerin | trockenbauer | gleisbauer | innenausbauer | messebauer | möbelbauer |
    orgelbauer | geigenbauer | klavierbauer | bootsbauer | ofenbauer | fensterbauer | treppenbauer |
    brunnenbauer | formenbauer | werkzeugbauer | ~feger | ~fegerin | rauchfangkehrer |
    rauchfangkehrerin | melker | melkerin | postbote | postbotin | ~pförtner | ~pförtnerin |
    ~pfarrer | ~pfarrerin | kantor | kantorin | ~schüler | ~schülerin | mönch | nonne |
    superintendent | superintendentin | kranzbinder | kranzbinderin | sennerin | almhirt |
    bereiter | bereiterin | hufbeschlagschmied | binnenschiffer | binnenschifferin | decksmann |
    asphaltierer | asphaltbauer | pflasterer | ofensetzer | isolierer | glasbläser | glasbläserin |
    keramiker | keramikerin | töpferin | modist | modistin | kürschnerin | bügelfrau | büglerin |
    wäscherin | marktfrau | schausteller | schaustellerin | ~austräger | ~austrägerin | telefonist |
    telefonistin | schöffe | schöffin | landrat | ~kämmerer | ~pianist | tätowierer | tätowiererin |
    ~dezernent | ~dezernentin | ~minister | ~ministerin | abgeordnete | abgeordneter | ~präsident |
    ~präsidentin | ~sprecher | ~sprecherin | ~botschafter | ~botschafterin | ~gutachter |
    ~gutachterin | sachverständige | sachverständiger | ~mediator | ~mediatorin | ~moderator |
    ~moderatorin | ~texter | ~texterin | ~reporter | ~reporterin | ~korrespondent |
    ~korrespondentin | artist | artistin | ~autor | ~autorin | bandagist | schäferin | jägerin |
    försterin | fischerin | glaserin | spenglerin | sattlerin | bäuerin | ~fräserin | ~dreherin |
    ~maurerin | ~schweißerin | ~frisör | ~frisörin | coiffeur | coiffeuse | ~chauffeur |
    ~chauffeurin | gipser | gipserin | pöstler | trafikant | hausbesorger | konzipient |
    konzipientin | fleischhauer | fleischhauerin | ~bediener | ~bedienerin | ~einsteller |
    ~sortierer | ~sortiererin | ~abfüller | ~schlachter | ~schließer | ~kontrolleur |
    ~kontrolleurin | ~aufseher | ~aufseherin | ~wächter | ~wächterin | ~animateur | steward |
    stewardess | patissier | patissière | gardemanger | ~ökonom | ~ökonomin | agronom | agronomin |
    spülhilfe | tellerwäscher | förster | optiker | optikerin
  `,
  contracts: words`
    Minijob | Aushilfe auf Minijob-Basis | geringfügige Beschäftigung | freiberuflich |
    remote | hybrid | Homeoffice |
    Vollzeit | Teilzeit | in Vollzeit | in Teilzeit | befristet | unbefristet | Festanstellung |
    geringfügig | auf Minijob-Basis | auf 450-Euro-Basis
  `,
  selfEmployed: words`freiberuflich | freiberufler | freiberuflerin | selbstständig | selbständig | selbstständigkeit | freelancer | freelance | freiberufliche tätigkeit | selbstständige tätigkeit | selbständige tätigkeit | freie mitarbeit`,
  breaks: words`
    Krankheit | krankheitsbedingt | Reha | Familienpause | Kindererziehung | Kindererziehungszeit | Erziehungszeit | Erziehungsurlaub | Pflege von Angehörigen | Hausfrau | Hausmann | Work & Travel |
    Elternzeit | Mutterschutz | Babypause | Sabbatical | Sabbatjahr | Auszeit | Familienzeit |
    Familienphase | Reise | Weltreise | ~reise | Arbeitssuchend | Arbeitsuchend | Arbeitssuche |
    Arbeitslos | Elternkarenz | Berufliche Neuorientierung | Berufliche Orientierung | Pflegezeit | Wehrdienst |
    Grundwehrdienst
  `,
  companies: words`
    gmbh | ag | kg | ohg | gbr | ug | e.v. | e. v. | se | mbh | & co. kg | kgaa | gmbh & co. kg |
    gruppe | ~werke | ~werk | sparkasse~ | ~bank | klinik~ | ~klinik | ~klinikum | klinikum~ |
    ~krankenhaus | krankenhaus~ | ~haus | stadtwerke | landkreis | stadt | gemeinde | bundesamt |
    ~amt | universitätsklinikum | verlag | agentur | praxis | kanzlei | apotheke | hotel |
    restaurant | gasthof | autohaus | ingenieurbüro | ~büro | ~technik | ~institut | fraunhofer~ |
    max-planck~ | stiftung | verein | kita | kindergarten | ~center | bundeswehr | versicherung |
    ~handel | ~markt | bäckerei | ~betriebe | universität | hochschule | ggmbh | e.k. |
    seniorenheim | pflegeheim | caritas | diakonie | ministerium | rechtsanwälte |
    rechtsanwaltskanzlei | steuerkanzlei | notariat | arztpraxis | zahnarztpraxis |
    gemeinschaftspraxis | ~apotheke | klinik | klinikum | krankenhaus | spital | ~spital |
    altenheim | pflegedienst | kindertagesstätte | stadtverwaltung | gemeindeverwaltung |
    landratsamt | rathaus | polizei | landesamt | finanzamt | amtsgericht | landgericht | ~agentur |
    ~verlag | druckerei | metzgerei | konditorei | gasthaus | gaststätte | café | brauerei |
    weingut | molkerei | tischlerei | schreinerei | werkstatt | werft | maschinenbau | ~bau |
    bauunternehmen | architekturbüro | planungsbüro | ingenieurgesellschaft | bauunternehmung |
    spedition | logistik | ~versicherung | versicherungen | sparkasse | ~sparkasse | volksbank |
    handelsgesellschaft | großhandel | supermarkt | drogerie | baumarkt | möbelhaus | e.v | e. v |
    & co | & partner | & söhne | gebrüder | ~gruppe | holding | verband | ~verband |
    genossenschaft | eg | institut | forschungszentrum | theater | museum | orchester | rundfunk |
    zeitung | ~zeitung | technik | elektronik | chemie | pharma | energie | solutions | ~systeme |
    systeme | consulting | beratung | unternehmensberatung | wirtschaftsprüfung |
    wirtschaftsprüfungsgesellschaft | rotes kreuz | awo | drk | charité | ~zentrum | sanatorium |
    hospiz | seniorenresidenz | diakoniestation | sozialstation | rettungswache | lebenshilfe |
    arbeiterwohlfahrt | johanniter | malteser | ~labor | ~theater | ~museum | ~archiv | ~orchester |
    ~kanzlei | ~bäckerei | ~metzgerei | ~fleischerei | ~konditorei | ~käserei | ~druckerei |
    ~brauerei | ~molkerei | ~tischlerei | ~schreinerei | ~zimmerei | ~schlosserei | ~dachdeckerei |
    ~gießerei | ~schneiderei | ~wäscherei | ~kelterei | ~ziegelei | ~spinnerei | ~weberei |
    ~werkstatt | ~werkstätten | ~fabrik | ~meisterbetrieb | forstbetrieb | installationsbetrieb |
    handwerksbetrieb | familienbetrieb | landwirtschaftlicher betrieb | schlachthof | bauhof |
    reiterhof | obsthof | biohof | hofgut | friedhof | ~gasthof | ~gaststätte | ~hotel |
    ~restaurant | ~café | ~arztpraxis | imbiss | kantine | pension | jugendherberge | ferienpark |
    freizeitpark | tierpark | edeka | rewe | aldi | lidl | kaufland | migros | buchhandlung |
    weinhandlung | zoohandlung | blumenladen | bioladen | hofladen | weltladen | tankstelle |
    landmaschinen | fahrschule | taxi | busunternehmen | taxiunternehmen | transportunternehmen |
    handelsunternehmen | deutsche bahn | sbb | öbb | reederei | flughafen | kurierdienst |
    paketdienst | hilfsdienst | ~pflegedienst | hausmeisterservice | reinigungsservice |
    partyservice | umzüge | straßenmeisterei | autobahnmeisterei | kombinat | veb | lpg | zeche |
    zeitarbeit | personaldienstleister | personaldienstleistungen | personalservice |
    ~krankenkasse | ersatzkasse | aok | botschaft | generalkonsulat | konsulat | landeshauptstadt |
    hansestadt | kreisverwaltung | hausverwaltung | bezirksverwaltung | landesverwaltung |
    bundesverwaltung | ~präsidium | ~ministerium | ~behörde | ~anstalt | bezirksregierung |
    landesregierung | bundesregierung | polizeiinspektion | polizeidirektion | ~polizei |
    ~feuerwehr | jva | ~gericht | ~anwaltschaft | bundestag | landtag | bezirkshauptmannschaft |
    ~bataillon | ~regiment | luftwaffe | volksarmee | nva | bundesheer | ~armee | ~kaserne |
    ~genossenschaft | ~gewerkschaft | ~stiftung | bistum | erzbistum | erzdiözese | diözese |
    pfarrei | kloster | abtei | landeskirche | kirchenkreis | dekanat | schule | ~schule |
    ~gymnasium | berufliche schulen | staatsoper | oper | philharmonie | philharmoniker |
    symphoniker | ~galerie | kunsthalle | ~bibliothek | zoo | kino | fitnessstudio |
    kosmetikstudio | tanzstudio | sportstudio | fc | sv | tsv | vfl | vfb | ~verein | ~club |
    schwimmbad | freibad | hallenbad | therme | tierheim | kinderheim | wohnheim | ~pflegeheim |
    ~altenheim | ~seniorenheim | forstverwaltung | gestüt | bestattungen | textilreinigung |
    privathaushalt | diverse arbeitgeber | verschiedene arbeitgeber | gebr. |
    anstalt des öffentlichen rechts | körperschaft des öffentlichen rechts | ~sgesellschaft |
    malerbetrieb | elektrobetrieb | baubetrieb | gartenbaubetrieb | eigenbetrieb | ~bücherei |
    ~gemeinde | ~gärtnerei | bauernhof | ~salon | gebäudereinigung | ~kliniken | tagespflege |
    bergwacht | wasserwacht | dlrg | thw | technisches hilfswerk | feinkost | dorfladen | skihütte |
    berghütte | almhütte | campingplatz | reiseveranstalter | ~spedition | müllabfuhr |
    nachrichtendienst | staatskapelle | reitstall | pferdepension | goldschmiede | kinderkrippe |
    krippe | ~tagesstätte | biergarten | weinstube | ratskeller | kiosk | trafik | ikea | hornbach |
    obi | verbraucherzentrale | ~kammer | ~innung | ~rundfunk | ~universität | deutsche post |
    volkseigener betrieb | hort | kinderhort | schulhort
  `,
  introductions: words`hallo | guten Tag | ich bin | ich heiße | mein Name ist`,
  honorifics: words`
    herr | frau | dr. | prof. | dipl.-ing. | dipl. | mag. | ing. | dr. med. | m.a. | b.a. | m.sc. |
    b.sc. | dipl.-kfm. | dr.-ing. | dr.-ing | dr. rer. nat | dr. med | dr. phil | dr. iur |
    dr. jur | dipl.-ing | dipl.-kfm | dipl.-kffr | dipl.-betriebsw | dipl.-psych | dipl.-inform |
    dipl | mag | mag.a | ing | prof | prof. dr | priv.-doz | pd | lic | lic.iur | ra | rain | stb |
    wp | m.a | b.a | msc | bsc | ll.m | mba
  `,
  levels: words`
    experte | expertin | expertenniveau | expertenkenntnisse |
    etwas | ein wenig | ein bisschen |
    muttersprache | muttersprachler | muttersprachlich | verhandlungssicher | fließend | fliessend
    | sehr gut | gut | sehr gute kenntnisse | gute kenntnisse | grundkenntnisse | schulkenntnisse
    | fortgeschritten | konversationssicher | in wort und schrift | anfänger | basiskenntnisse |
    erweiterte grundkenntnisse | zweisprachig | bilingual | gute | sehr gute |
    fortgeschrittene kenntnisse | fließend in wort und schrift | kleines latinum | großes latinum
    | latinum |
    sprechen | lesen | schreiben | hörverstehen | leseverstehen | verhandlungssicher in wort und schrift | kenntnisse | konversation | schulenglisch
  `,
  at: {
    only: words`durchgeführt von | durchgeführt vom | angeboten von | bei | beim | bei der | bei dem | bei den`,
    also: words`an der | an dem | am | im | in der`,
    of: words`der | des`,
    often: words`für | für die | für den | für das`,
    behind: [],
  },
  as: { before: words`als`, behind: [] },
  verbs: words`ich war | ich arbeitete | ich bin | tätig | war tätig | angestellt | beschäftigt | Tätigkeit | Anstellung | Beschäftigung | war ich | bin ich | arbeitete ich | arbeite ich | besuchte ich die ~ | besuchte ich das ~ | besuchte ich den ~ | ich besuchte die ~ | ich besuchte das ~ | Besuch der ~ | Besuch des ~ | absolvierte ich ~`,
  placed: words`in`,
  same: words`dito | wie oben | ebenda`,
  and: words`und`,
  open: words`und | der | für | bei | beim | in | im`,
  durations: {
    years: words`Jahr | Jahre`,
    months: words`Monat | Monate`,
    weeks: words`Woche | Wochen`,
    days: words`Tag | Tage`,
  },
  ages: words`Jahre | Jahre alt`,
  hours: words`Stunden | Std | h | Unterrichtsstunden | UE | Unterrichtseinheiten`,
  faculties: words`
    fakultät | ~fakultät | fachbereich | fachgebiet | lehrstuhl | professur | abteilung | arbeitsgruppe
  `,
  places: words`
    berlin | hamburg | münchen | köln | frankfurt | frankfurt am main | stuttgart | düsseldorf |
    leipzig | dortmund | essen | bremen | dresden | hannover | nürnberg | duisburg | bochum |
    wuppertal | bielefeld | bonn | münster | karlsruhe | mannheim | augsburg | wiesbaden | ulm |
    reutlingen | aachen | freiburg | heidelberg | kiel | mainz | potsdam | rostock | jena | erfurt |
    kassel | wien | graz | linz | salzburg | innsbruck | zürich | basel | bern | genf | luzern |
    deutschland | österreich | schweiz | tübingen | regensburg | würzburg | ingolstadt | darmstadt |
    oldenburg | göttingen | wolfsburg | braunschweig | bayern | homeoffice | lübeck | magdeburg |
    halle | chemnitz | saarbrücken | weimar | apolda | gera | eisenach | suhl | dessau | cottbus |
    schwerin | greifswald | stralsund | flensburg | osnabrück | hildesheim | marburg | gießen |
    fulda | koblenz | trier | kaiserslautern | ludwigshafen | freiburg im breisgau | konstanz |
    heilbronn | pforzheim | esslingen | ludwigsburg | friedrichshafen | erlangen | fürth | bamberg |
    bayreuth | passau | rosenheim | landshut | kempten | garmisch-partenkirchen | paderborn |
    gütersloh | mülheim | mülheim an der ruhr | oberhausen | gelsenkirchen | krefeld |
    mönchengladbach | leverkusen | solingen | siegen | hagen | hamm | zwickau | görlitz | bautzen |
    plauen | allschwil | st. gallen | winterthur | lausanne | zug | aarau | chur | schaffhausen |
    thun | biel | klagenfurt | villach | wels | st. pölten | bregenz | dornbirn | thüringen |
    sachsen | sachsen-anhalt | brandenburg | hessen | baden-württemberg | nordrhein-westfalen |
    niedersachsen | schleswig-holstein | rheinland-pfalz | saarland | mecklenburg-vorpommern |
    tirol | steiermark | kärnten | vorarlberg | oberösterreich | niederösterreich | burgenland |
    südtirol | bozen
  `,
  languages: words`
    latein | altgriechisch | gebärdensprache | schweizerdeutsch | mandarin | hochdeutsch
  `,
}
