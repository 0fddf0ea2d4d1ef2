import { expect, test } from 'vitest'
import { localesIn, detectLanguage } from '#server/reading/language.ts'
import { readLines } from '#server/reading/index.ts'
import { documentOf, jobs, projects, read, studies } from './lines.ts'
import { wordOf } from './word.ts'

/** How fifty-five people who look for ordinary work print their pages, in eleven languages. */

test('points that close with dates are entries, however long, and so is one that lost its bullet', () => {
  const printed = `Tomás Olmedo
    tomas@olmedo.example
    # Experiencias laborales
    • Trabajo temporario en el estudio Olmo Ingeniería situado en calle del Puerto 5, con documentación para obras 04-08-2016 hasta la actualidad.
    • Empresa de imágenes Delta Rayos S.A. situada en calle del Faro 159 Martillo, con reparación de equipos 18-11-2013 al 10-11-2015.
    Armado y reparación de radios 05-06-2010 al 24-11-2013.
    • Ayudante de cátedra de dibujo en el Centro Universitario del Faro 2009.
    • Pañolero en Taller de Electrotecnia en Escuela Técnica del Puerto 2005.
    # Hobbies
    • Tallado en madera`
  expect(read(printed).work.map(({ start, end }) => [start, end])).toEqual([
    ['2016-08-04', 'present'],
    ['2013-11-18', '2015-11-10'],
    ['2010-06-05', '2013-11-24'],
    ['2009', '2009'],
    ['2005', '2005'],
  ])
})

test('a page that calls itself Lebenslauf has German words, whatever its headings', () => {
  const printed = `Nils Weber
    nils@weber.example
    # Key qualifications
    C#, HTML, CSS
    # Lebenslauf / CV
    Sep 2018 - Oct 2019\tSole Engineer, S/Y Tern
    Mar 2016 - Apr 2018\tDeckhand, S/Y Plover
    Sep 2012 - Jul 2014\tFachhochschulreife Technik, BOS Elmen
    Jan 2009 - Aug 2012\tGesellenbrief KFZ-Mechatroniker, Autohaus Timm`
  const { lines } = documentOf(printed)
  expect(localesIn(lines, detectLanguage(lines))).toContain('de')
  expect(studies(printed)).toHaveLength(2)
})

test('names of columns that come back stand above what was done in each job, and name no part of its head', () => {
  const printed = `青葉 陸
    riku@aoba.example
    # 職務経歴
    * 2010年4月~2015年3月\t海上保安隊
    主な業務内容：哨戒機の整備
    期間\t内容
    2010年4月1日\t教育隊に入隊し、基礎を学ぶ。
    2010年8月10日\t整備班に配置される。
    * 2015年4月~2020年4月\t青葉給油株式会社
    主な業務内容：航空機への燃料搭載作業
    期間\t内容
    2015年4月1日\t入社後事業所に配属
    2020年4月\t自己都合により退職
    * 2020年6月～2021年7月\t株式会社潮見測機
    期間\t内容
    2020年6月1日\t入社後、技術部配属`
  expect(read(printed).work.map(({ company, start, end }) => [company, start, end])).toEqual([
    ['海上保安隊', '2010-04', '2015-03'],
    ['青葉給油株式会社', '2015-04', '2020-04'],
    ['株式会社潮見測機', '2020-06', '2021-07'],
  ])
})

test('a form with a name in its first row is who somebody is, below 自己紹介', () => {
  const printed = `履 歴 書
    # 自己紹介
    名 前\t潮見 大輝
    出身\t青葉県
    生年月日\t2001年12月11日
    # 経歴
    2017年4月\t青葉高等学校 普通科 入学
    2020年3月\t青葉高等学校 普通科 卒業
    卒業のテーマは「まちづくりとコンパクトシティ」について`
  const { basics, education } = read(printed)
  expect([basics.name, basics.birthDate]).toEqual(['潮見 大輝', '2001年12月11日'])
  expect(education).toHaveLength(1)
})

test('a name has the day of birth behind it', () => {
  const printed = `이력서
    • 한도윤 91.04.17
    • E-MAIL : doyun@han.example
    # 학력
    • 바다대학교 기계공학부 (2010.03 ~ 2016.02)`
  expect(read(printed).basics.name).toBe('한도윤')
})

test('a middle dot within a word and an arrow part no name of a project', () => {
  const printed = `한도윤
    doyun@han.example
    # 프로젝트
    * 2024.03 ~ 2024.06\tB2B 꽃 주문·정산 관리 (FLO)
    주문과 결제를 위한 백오피스
    * 2023.01 ~ 2023.05\t종이 장부 → 클라우드 전환
    비용을 절감하고 가용성을 높임`
  expect(projects(printed)).toEqual(['B2B 꽃 주문·정산 관리 (FLO)', '종이 장부 → 클라우드 전환'])
})

test('a section that says there is nothing has no entry', () => {
  const printed = `한도윤
    doyun@han.example
    # 경력사항
    무경력
    # 학력
    2020.03 - 2024.02\t바다대학교 기계공학부`
  const { work, other } = read(printed)
  expect([work, projects(printed)]).toEqual([[], []])
  expect(JSON.stringify(other)).toContain('무경력')
})

test('a subject written behind its university in Turkish is what was studied there', () => {
  expect(
    studies(`Deniz Aksu
    deniz@aksu.example
    # Eğitim Bilgilerim
    2010-2014\tAyışığı Orta Okulu
    2014-2018\tAyışığı Anadolu Lisesi
    2019-\tGediz Üniversitesi Bilgisayar Mühendisliği`).at(-1),
  ).toBe('Bilgisayar Mühendisliği |  | Gediz Üniversitesi | 2019–present')
})

test('a town with its postcode behind a school is no part of its name', () => {
  const printed = `Léa Marnet
    lea@marnet.example
    # Formation
    • 2020/2022 : Cycle Préparatoire Scientifique - Institut des Dunes, Saint-Rémy, 59650
    • 2019/2020 : Baccalauréat S - Lycée du Port, Brest, 29200`
  expect(read(printed).education.map(({ institution }) => institution)).toEqual([
    'Institut des Dunes',
    'Lycée du Port',
  ])
})

test('a skill in bold with its level beside it names no group', () => {
  const printed = `Deniz Aksu
    deniz@aksu.example
    # Bilgisayar Bilgisi
    C++\tOrta
    * JavaScript\tBaşlangıç
    * CSS-HTML\tOrta
    Word, Photoshop`
  expect(read(printed).skills).toEqual([
    {
      name: '',
      items: ['C++ (Orta)', 'JavaScript (Başlangıç)', 'CSS-HTML (Orta)', 'Word', 'Photoshop'],
    },
  ])
})

test('web apps are projects, and links are no skills', () => {
  const printed = `Bùi Minh Khang
    khang@bui.example
    # Web apps nổi bật
    * Sổ chi phí công trình (2026)
    Phần mềm theo dõi chi phí cho đội thi công tại các công trình lớn.
    # Liên kết
    github.com/buikhang`
  expect(projects(printed)).toEqual(['Sổ chi phí công trình'])
  expect(read(printed).skills).toEqual([])
})

test('a wish for a place as a trainee is what somebody looks for', () => {
  const printed = `林小河
    实习意向：网页设计师
    # 教育背景
    2019-2023\t东海大学 视觉传达`
  expect(read(printed).expectations.role).toBe('网页设计师')
  expect(jobs(printed)).toEqual([])
})

test('From and To below the name of a column are names of columns, too', () => {
  const { work } = readLines(
    wordOf(`## 한도윤
    # 경력사항
    | **근무회사** | **소속** | **직위** | **근무기간** | **근무기간** |
    | **From** | **To** |
    | 바다데이터 | 플랫폼팀 | 대리 | 2020.10 | 2025.06 |
    | 바다상사 | 영업팀 | 사원 | 2018.03 | 2020.09 |`),
  ).resume
  expect(work.map(({ company, title }) => [company, title])).toEqual([
    ['바다데이터', '대리'],
    ['바다상사', '사원'],
  ])
  expect(JSON.stringify(work)).not.toContain('From')
})

test('what is to come stands behind the end of a period', () => {
  const printed = `青葉 陸
    riku@aoba.example
    # 職務経歴
    青葉市場（2024.04 - 2026.05 退職予定）
    野菜の仕分けと配送の手配を担当しています
    潮見食品（2020.04 - 2024.03）
    店舗での販売と在庫の管理を担当しました`
  expect(read(printed).work.map(({ start, end }) => [start, end])).toEqual([
    ['2024-04', '2026-05'],
    ['2020-04', '2024-03'],
  ])
})

test('a team behind its company is no part of its name', () => {
  const printed = `한도윤
    doyun@han.example
    # 경력
    • 바다산업 품질관리팀 해외인턴 (2015.08 ~ 2016.02)
    ◦ 설비 점검
    • 하늘산업 선행설계팀 교육생 (2015.03 ~ 2015.06)
    ◦ 도면 작성`
  expect(read(printed).work.map(({ company, title }) => [company, title])).toEqual([
    ['바다산업', '해외인턴'],
    ['하늘산업', '교육생'],
  ])
})

test('points below a text that announces them are the names of projects', () => {
  const printed = `青葉 陸
    riku@aoba.example
    # 制作した作品
    学習の一環として、通所期間中に遊び心のある作品から実用的なものまで、様々な作品を作ってきました。
    ~ 今回はその中から三つを紹介させていただきます。
    • 港の潮見表
    • 花の人気投票サイト
    • 小さな図書館の案内`
  expect(projects(printed)).toEqual(['港の潮見表', '花の人気投票サイト', '小さな図書館の案内'])
})

test('a period with the skills of its work beside it is no school', () => {
  const printed = `青葉 陸
    riku@aoba.example
    # 職務経歴
    2022年9月～2022年12月\t青葉大学
    事業内容：コースアシスタント\t契約社員
    • 教員と協力して、コースの内容を設計しました。
    2023年7月～現在\tフリーランス
    事業内容：機械学習エンジニア\t正社員
    2023年7月～2024年7月\tスキル: Git, Shell, GenAI
    • 包括的なテストを実施し、概念実証を確立しました。`
  const { work, education } = read(printed)
  expect(education).toEqual([])
  expect(work.map(({ company, start }) => [company, start])).toEqual([
    ['青葉大学', '2022-09'],
    ['フリーランス', '2023-07'],
  ])
  expect(JSON.stringify(work)).toContain('GenAI')
})

test('an address goes on below its label, where a narrow column breaks it', () => {
  const { basics, other } = read(`Rosa María Cabezas
    # Datos personales
    Teléfono: 633 220 110
    Dirección: Calle Alameda 7, 2.º C, 29001
    ~ Málaga
    Correo: rosa@cabezas.example
    # Idiomas
    Inglés: nivel medio`)
  expect(basics.location).toBe('Calle Alameda 7, 2.º C, 29001 Málaga')
  expect(other).toEqual([])
})
