/** Lists that tell names from words where a script or a language does not. */

const list = (words: string): string[] => words.trim().split(/\s*,\s*|\n\s*/)

/**
 * Names that a model likes to bring in, in any position and any case: employers, products and
 * schools known everywhere, in the scripts that have no capitals too. In lower case.
 */
export const KNOWN_NAMES: readonly string[] = list(`
google, amazon, microsoft, facebook, netflix, openai, oracle, siemens, samsung, toyota, accenture, deloitte, mckinsey, kpmg, goldman sachs, jpmorgan, allianz, mercedes, benz, porsche, volkswagen, huawei, tencent, alibaba, salesforce, linkedin, github, harvard, stanford, oxford, cambridge, princeton, sorbonne
python, javascript, typescript, java, kotlin, django, kubernetes, docker, terraform, jenkins, postgresql, mysql, mongodb, hadoop, tableau, powerpoint, photoshop, hubspot, tensorflow, pytorch, azure, scrum, kanban, six sigma, prince2
谷歌, 微软, 亚马逊, 苹果公司, 腾讯, 阿里巴巴, 华为, 百度, 字节跳动, 京东, 美团, 清华, 北大, 复旦, 浙大, 北京, 上海, 深圳, 广州, 杭州
東京大学, 京都大学, 早稲田, 慶應, 東京, 大阪, 名古屋, 福岡, 楽天, 任天堂, 日立, 富士通, 三菱, 三井, 住友
구글, 아마존, 마이크로소프트, 애플, 삼성, 현대, 네이버, 카카오, 쿠팡, 서울대, 연세대, 고려대, 서울, 부산, 미국, 중국, 일본, 영국, 독일, 호주, 파이썬, 자바
جوجل, غوغل, أمازون, مايكروسوفت, أرامكو, سابك, هارفارد, ستانفورد, القاهرة, الرياض, دبي, أبوظبي, بايثون, جافا
`)

/**
 * What stands beside a name of an employer, a school or a person, with as much of the name as is
 * needed to compare it.
 */
export const NAME_MARKS: readonly RegExp[] = [
  // Chinese and Japanese put the kind of house behind its name.
  /[\p{Script=Han}\p{Script=Katakana}]{2}(?:公司|集团|集団|大学|学院|银行|銀行|医院|病院|研究院|研究所|株式会社|有限会社|製作所|商事)/gu,
  /(?:株式会社|有限会社|㈱)[\p{L}\p{M}]{2}/gu,
  // … and how a person is addressed behind theirs.
  /[\p{Script=Han}]{1,2}(?:先生|女士|教授|博士|さん|様|氏(?!名))/gu,
  /[\p{Script=Hangul}]{2}\s?(?:대학교|대학원|은행|전자|그룹|주식회사|병원|연구원|교수|박사)/gu,
  /(?:주식회사|㈜)\s?[\p{L}]{2}/gu,
  /(?<!\p{L})(?:و|ب|ل|في )?(?:جامعة|شركة|بنك|معهد|مؤسسة|مستشفى|السيد|السيدة|الدكتور|الدكتورة)\s+\p{L}+/gu,
  // Latin scripts have capitals, but lower case would slip by them.
  /(?<![\p{L}\p{N}])(?:university of|universität|université de|universidad de|università di|đại học)\s+\p{L}+/gu,
]

/** The last part of German nouns that resumes and advice are made of, in lower case. */
export const COMMON_NOUNS: readonly string[] = list(`
team, teams, kunde, kunden, kundin, kundinnen, projekt, projekte, projekten, projekts, prozess, prozesse, prozessen, umsatz, umsatzes, umsätze, kosten, zeit, zeiten, ziel, ziele, zielen, ergebnis, ergebnisse, aufgabe, aufgaben, bereich, bereiche, bereichen, bereichs, abteilung, mitarbeiter, mitarbeitern, mitarbeiterin, mitarbeitende, mitarbeitenden, mitarbeiterinnen, kollege, kollegen, kolleginnen, anfrage, anfragen, auftrag, aufträge, aufträgen, angebot, angebote, angeboten, vertrag, verträge, verträgen, bericht, berichte, berichten, system, systeme, systemen, daten, plan, pläne, plänen, ablauf, abläufe, abläufen, einsatz, aufbau, abbau, ausbau, umbau, einkauf, verkauf, vertrieb, lager, lagers, produkt, produkte, produkten, dienst, dienste, diensten, fehler, fehlern, qualität, markt, märkte, märkten, budget, budgets, standard, standards, tag, tage, tagen, woche, wochen, monat, monate, monaten, jahr, jahre, jahren, stunde, stunden, prozent, anteil, anteile, zahl, zahlen, anzahl, menge, mengen, wert, werte, werten, stück, quote, quoten, rate, raten, betrieb, betriebe, unternehmen, unternehmens, firma, lieferant, lieferanten, partner, partnern, rolle, rollen, stelle, stellen, satz, sätze, sätzen, zeile, zeilen, wort, wörter, worte, verb, verben, wirkung, leser, lesern, leserin, person, personen, beispiel, beispiele, stärke, stärken, fähigkeit, kenntnisse, wissen, arbeit, arbeiten, anfang, ende, beginn, grund, folge, folgen, hilfe, nutzen, vorteil, vorteile, lösung, lösungen, schritt, schritte, schritten, form, formulierung, aussage, aussagen, tätigkeit, tätigkeiten, verantwortung, leistung, erfolg, erfolge, erfolgen, beitrag, beiträge, maßnahme, maßnahmen, gespräch, gespräche, gesprächen, termin, termine, terminen, bestand, bestände, beständen, rechnung, rechnungen, unterlagen, dokument, dokumente, gerät, geräte, anlage, anlagen, maschine, maschinen, software, werkzeug, werkzeuge, netz, netze, seite, seiten, konzept, konzepte, strategie, strategien, analyse, analysen, test, tests, kampagne, kampagnen, schulung, schulungen, patient, patienten, patientinnen, schüler, schülern, klasse, klassen, gast, gäste, gästen, filiale, filialen, standort, standorte, standorten, route, routen, fahrt, fahrten, sicht, blick, überblick, fokus, thema, themen, lücke, lücken, stelle, floskel, floskeln, überschrift, tat, taten, hand, haus, weg, wege, art, kern, kraft, kräfte, lage, reihe, teil, teile, teilen, vorgang, vorgänge, nachweis, beleg, belege, zusammenhang, gewinn, verlust, verluste, aufwand, dauer, frist, fristen, bedarf, umfang, höhe, reduktion, steigerung, führung, leitung, planung, personal, lebenslauf, profil, position, beruf, branche, kompetenz, arbeitgeber, bewerbung
`)

/** Loan words of Japanese business language. */
export const COMMON_KATAKANA: ReadonlySet<string> = new Set(
  list(`
プロジェクト, チーム, メンバー, リーダー, システム, サービス, データ, ユーザー, ユーザ, マネージャー, マネジメント, コスト, スケジュール, タスク, プロセス, フロー, マニュアル, ルール, テスト, リリース, レビュー, ミーティング, プレゼン, レポート, リスト, シート, ツール, サイト, ページ, コンテンツ, キャンペーン, イベント, セミナー, クライアント, ニーズ, トラブル, クレーム, ミス, エラー, リスク, サポート, フォロー, アドバイス, コミュニケーション, モチベーション, スキル, キャリア, ノウハウ, アイデア, メリット, ポイント, テーマ, ターゲット, マーケット, マーケティング, ブランド, デザイン, プラン, ビジネス, オフィス, スタッフ, アルバイト, パート, シフト, センター, エリア, ルート, メーカー, サプライヤー, パートナー, レベル, グループ, ライン, スピード, ペース, ピーク, ゼロ, プラス, トップ, ベース, ケース, パターン, フォーマット, テンプレート, アンケート, ヒアリング, インタビュー, トレーニング, オペレーション, ロジスティクス, スムーズ, シンプル, グローバル, オンライン, アプリ, アプリケーション, サーバー, サーバ, ネットワーク, セキュリティ, インフラ, ソフトウェア, ハードウェア, プログラム, モデル, アクセス, アカウント, メール, コール, カスタマー, リピート, リピーター, フィードバック, ドキュメント, ミッション, ビジョン, ゴール, アピール, キーワード, フレーズ, エピソード, インパクト, イメージ, タイトル, ヘッドライン
`),
)
