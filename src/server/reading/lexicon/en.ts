import type { Lexicon } from './types.ts'
import { words } from './words.ts'

/** English, US and UK usage. */
export const en: Lexicon = {
  headings: {
    personal: words`
      Contact | Contacts | Contact information | Contact info | Contact details | Contact me |
      Get in touch | Personal | Personal information | Personal info | Info | Personal details |
      Personal data | Personal particulars | Basics | Basic information | Bio data | Details |
      Profiles | Links | Online | Web | Social | Social media | Social links | Social profiles |
      Address | Find me online | Online profiles | Online presence | Socials | Vital statistics |
      Particulars | General information | Demographics | Candidate details | Civil status |
      Personal background
    `,
    summary: words`
      Summary | Profile | Professional summary | Professional profile | Career summary |
      Executive summary | Executive profile | Personal profile | Personal statement |
      Personal summary | Career profile | Summary of qualifications | Qualifications summary |
      About | About me | Who I am | Overview | Introduction | Statement | Profile summary |
      Career overview | Professional overview | Professional statement | Bio | Biography |
      Resume summary | Qualification summary | Career highlights | Highlights | Background |
      Resume profile | Short profile | In brief | At a glance | Professional background |
      Professional snapshot | Career snapshot | Profile statement | Personal profile statement |
      About the candidate | My profile | Summary of experience | Professional introduction |
      A little about me | A bit about me | In short | In a nutshell | Snapshot | My story
    `,
    selfEvaluation: words`
      Self evaluation | Self-assessment | Self assessment | Self appraisal | Self introduction |
      Self description | Personal evaluation | Personality | Personal assessment | Self analysis |
      How I see myself
    `,
    strengths: words`
      Strengths | Key strengths | Core strengths | Personal strengths | My strengths |
      Personal qualities | Personal attributes | Key qualities | Advantages | Strong points |
      Character | Talents | Areas of strength | Personal traits | What I bring | Value proposition |
      Strengths and qualities | Key attributes | Attributes | Qualities | Characteristics | Why me |
      Why hire me
    `,
    objective: words`
      Objective | Objectives | Career objective | Career objectives | Career goal | Career goals |
      Professional objective | Employment objective | Job objective | Goal | Goals | Job target |
      Desired position | Position sought | Position desired | Preferred job | Job applied for |
      Position | What I am looking for | What I'm looking for | Looking for | Career aim |
      Career aspiration | Career aspirations | Desired job | Target role | Career intention |
      Resume objective | Position applied for | Studies applied for | Personal objective | Aim |
      Aims | Aspirations | Ambitions | Career focus | Career intent | Career plan | Career plans |
      Future plans
    `,
    work: words`
      Experience | Work experience | Professional experience | Employment | Employment history |
      Work history | Career history | Job history | Jobs | Career | Relevant experience |
      Relevant work experience | Work | Positions held | Positions | Professional history |
      Clinical experience | Teaching experience | Research experience | Industry experience |
      Internships | Internship | Internship experience | Internships and jobs | Experiences |
      Employment record | Professional career | Career path | Work background | Where I worked |
      Where I've worked | My experience | Work experiences | Selected experience | Roles |
      Professional experiences | Other experience | Additional experience | Part-time jobs |
      Part-time work | Earlier experience | Previous experience | Work placements | Placements |
      Management experience | Technical experience | Leadership experience | Career experience |
      Freelance experience | Practical experience | Military experience | Military service |
      Employment experience | Prior experience | Recent experience | Engineering experience |
      Appointments | Academic appointments | Academic positions | Key experience | Job experience |
      Career to date | Nursing experience | Legal experience | Restaurant experience |
      Culinary experience | Hospitality experience | Sales experience | Retail experience |
      Field experience | Practicum | Practicum experience | Clinical rotations | Student teaching | Teaching |
      Flight experience | Driving experience | Trade experience | Site experience | Posts held |
      Career progression | Employment details | Recent roles | Earlier career | Previous roles |
      Other work experience | Freelance work | Consulting experience | Residency |
      Fellowships and residency | Clinical placements | Postgraduate experience |
      Administrative experience | Customer service experience |
      Work so far | My work so far | What I've done | Jobs so far | Where I have worked |
      Career summary and experience | Service history | Self-employment | Professional engagements |
      Working experience | Working experiences | Work experience with dates | Employment record | Job experience
    `,
    education: words`
      Education | Academics | Academic background | Educational background | Education background |
      Education and training | Education & training | Academic qualifications | Qualifications |
      Qualification | Educational qualification | Academic qualification | Details of qualification | Details of qualifications |
      Academic history | Education history | Educational qualifications | Studies | Schooling |
      Academic credentials | Degrees | Educational attainment | Academic record | Training |
      Educational history | Academic profile | Where I studied | Academic education | Degree |
      Education and qualifications | Academic achievements | My education | School | University |
      Trainings | Professional training | Academic training | Formal education | School education |
      Educational details | Scholastic record | Academic degrees | Qualifications and education |
      Culinary education | Medical education | Legal education | Education and credentials |
      Education and licensure | Military education | Vocational training | Apprenticeship |
      Learning | Where I learned | Schools attended | Academic preparation | Education summary |
      Scholastics |
      Educational institutions attended with dates | Educational institutions attended | Institutions attended with dates | Institutions attended | Schools attended with dates | Schools attended | Educational qualifications with dates | Educational background with dates | Academic qualifications with dates
    `,
    projects: words`
      Projects | Web apps | Mobile apps | Project | Project experience | Projects experience | Project experiences | Personal projects | Selected projects |
      Key projects | Side projects | Academic projects | Project work | Recent projects |
      Open source | Open source projects | Portfolio | Notable projects | Relevant projects |
      Research projects | School projects | Professional projects | Major projects | My projects |
      Project history | Technical projects | Open source contributions | Featured projects |
      Independent projects | Course projects | Software projects | Things I built | Selected work |
      Case studies | Capstone project | Portfolio highlights | Side work | Engineering projects |
      Design projects | Selected matters | Representative matters | Commissions |
      Project highlights |
      Project portfolio | Project details | Projects undertaken | Projects handled |
      Project summary | Projects summary | Project profile | Project profiles | Details of projects |
      Major projects undertaken | Project assignments | Projects executed | Summary of projects |
      University projects | College projects | Coursework projects | Hobby projects | Pet projects |
      Productions
    `,
    skills: words`
      Skills | Talents | Skill | Technical skills | Key skills | Core skills | Core competencies |
      Core qualifications | Key qualifications | Skill highlights | Highlights of skills |
      Competencies | Competences | Areas of expertise | Expertise | Technologies | Tools |
      Professional skills | Skills and abilities | Abilities | Skill set | Skillset | Skill sets |
      Technical proficiencies | Technical expertise | Computer skills | IT skills | Soft skills |
      Hard skills | Proficiencies | Specialties | Specialities | Skills summary | Other skills |
      Additional skills | What I'm good at | What I can do | Capabilities | Key competencies |
      Transferable skills | Skills and expertise | Tech stack | Technical summary | Software |
      Software skills | Digital skills | Skills and tools | Skills & technologies |
      Tools and technologies | Technical knowledge | Programming skills | Interpersonal skills |
      Personal skills | My skills | Technical competencies | Knowledge | Programming languages |
      Technical tools | Languages and technologies | Job-related skills | Communication skills |
      Organisational skills | Organisational / managerial skills | Relevant skills |
      Skills highlights | Strengths and skills | Professional competencies | Toolbox |
      Areas of competence | Clinical skills | Culinary skills | Kitchen skills | Teaching skills |
      Lab skills | Laboratory skills | Laboratory techniques | Software proficiency |
      Tools and software | Tools & software | What I do | What I know | Skills at a glance |
      Top skills | Core proficiencies | Practical skills | Office skills | Trade skills |
      IT literacy | Skills matrix | Design skills | Methods | Research methods | Techniques |
      Equipment | Machinery and equipment | Specialisms | Practice areas | Areas of practice |
      Areas of interest and expertise |
      Strengths and tools | Tools I use | My tools | What I do well | Things I do well |
      Computer literacy | Machinery
    `,
    languages: words`
      Languages | Language | Language skills | Language proficiency | Foreign languages |
      Spoken languages | Languages spoken | Linguistic skills | Language knowledge |
      Language abilities | Language competence | Languages known | Mother tongue |
      Mother tongue(s) | Other languages | Other language(s) | Language competencies |
      Linguistic abilities |
      Tongues | Languages I speak | What I speak | My languages | Linguistic proficiency
    `,
    awards: words`
      Awards | Honors | Honours | Awards and honors | Honors and awards | Achievements |
      Accomplishments | Awards and achievements | Scholarships | Awards and scholarships | Prizes |
      Recognition | Awards and recognition | Key achievements | Key accomplishments | Distinctions |
      Honors & awards | Fellowships | Grants | Academic honors | Selected honors | Competitions |
      Selected achievements | Grants and awards | Honors and distinctions | Major achievements |
      Honours and awards | Scholarships and awards | Grants and fellowships | Decorations | Medals |
      Achievements and awards | Academic honours | Commendations | Sporting achievements |
      Titles won | Accolades
    `,
    certificates: words`
      Training | Trainings | Professional training |
      Certifications | Certificates | Certification | Certificate | Licenses | Licences |
      Licensure | Licenses and certifications | Licenses & certifications |
      Licenses and credentials | Credentials | Professional certifications |
      Professional qualifications | Courses | Courses and certifications |
      Certifications and training | Training and certifications | Professional development |
      Accreditations | Additional training | Courses and training | Certifications and licenses |
      Online courses | Certificates and licenses | Certifications & courses | Continuing education |
      Relevant courses | Registrations | Licensure and certifications | Licences and certificates |
      Professional credentials | Bar admissions | Admissions | Courses attended | Short courses |
      Workshops | Workshops and training | Seminars | CPD | Continuing professional development |
      Training and development | Training courses | Memberships and training |
      Training and memberships | Professional memberships and training | Tickets and licences |
      Trade certificates | Safety certifications | Qualifications and licences |
      Board certification | Certificates and training | Awards and certificates |
      Tickets and certificates | Tickets | Tickets and licenses | Additional qualifications |
      Permits | Permits and licences
    `,
    volunteer: words`
      Humanitarian work | Humanitarian activities | Humanitarian activity |
      Volunteer | Volunteering | Volunteer experience | Volunteer work | Community service |
      Community involvement | Extracurricular activities | Extracurriculars | Activities |
      Leadership | Voluntary work | Volunteer activities | Community engagement |
      Social engagement | Campus activities | Leadership and activities | Student activities |
      Voluntary experience | Volunteering experience | Charity work | Extracurricular experience |
      Extracurricular | Service | Civic engagement | Campus involvement | Campus experience |
      Organizations | Leadership & activities | Outreach | Voluntary activities | Pro bono |
      Pro bono work | Unpaid work | Volunteer history | Community work | Community |
      Social commitment | Mission work | Philanthropy | Giving back
    `,
    interests: words`
      Interests | Hobbies | Hobbies and interests | Interests and hobbies | Personal interests |
      Hobbies & interests | Leisure | Leisure activities | Passions | Outside work | Free time |
      Other interests | Activities and interests | Pastimes | Outside interests |
      Interests & activities | Hobbies and pastimes | Sports | Sport and leisure |
      Sports and hobbies | Personal pursuits | Recreation | Spare time | Things I love |
      When I'm not working
    `,
    references: words`
      References | Reference | Referees | Recommendations | Testimonials | Professional references |
      Personal references | References available | Professional referees | Character references |
      References upon request | References on request | Letters of recommendation |
      Recommendation letters | Letters of reference
    `,
    publications: words`
      Publications | Selected publications | Papers | Research papers |
      Publications and presentations | Presentations | Talks | Conference papers | Articles |
      Patents | Conferences | Invited talks | Books | Journal articles | Publications and patents |
      Research publications | Conference presentations | Peer-reviewed publications |
      Publications & talks | Writing | Conferences and seminars | Preprints |
      Publications and research | Selected papers | Bibliography | Posters |
      Posters and presentations | Lectures | Conference contributions | Press | Media |
      Patents and publications | Academic publications | Scholarship and publications | Writings |
      Published works | Book chapters | Discography
    `,
    custom: words`
      Table of contents | Contents |
      Additional information | Additional details | Other | Miscellaneous | Other information |
      Additional | Memberships | Professional memberships | Affiliations |
      Professional affiliations | Associations | Annexes | Coursework | Relevant coursework |
      Research interests | Declaration | Driving licence | Driver's license | Driving license |
      Availability | More | Notes | Further information | Extras | Thesis | Any other information |
      Selected coursework | Teaching | Professional activities | Miscellanea | Security clearance |
      Signature | Affiliations and memberships | Professional bodies | Societies |
      Clubs and societies | Personal information statement | Eligibility | Work authorization |
      Residency status | Transportation | Additional skills and interests |
      Exhibitions | Selected exhibitions | Solo exhibitions | Group exhibitions |
      Selected solo exhibitions | Selected group exhibitions | Solo and group exhibitions |
      Exhibition history | Solo shows | Group shows | Art fairs | Public collections |
      Private collections | Works in collections | Artist residencies | Art residencies
    `,
  },
  documentTitles: words`
    Application form | Job application form | Employment application form | Application for employment | Candidate registration form |
    of |
    Curriculum vitae | Curriculum vitæ | Résumé | Resume | CV | C.V. | Biodata | Bio-data |
    Europass | Europass curriculum vitae | Professional resume | My resume | My CV | Curriculum vitae (CV)
    | Europass CV | Vita | Confidential | Personal resume | Cover letter
  `,
  labels: {
    name: words`
      Name | Full name | First name(s) / Surname(s) | Surname(s) / First name(s) |
      First name / Surname | Candidate name | Candidate |
      Name / Surname | Surname / Name | Surname / First name |
      First name(s) / Surname(s) | Surname(s) / First name(s) | First name / Surname | Surname / First name | First name(s) Surname(s)
    `,
    givenName: words`First name | First names | First name(s) | Given name | Given names | Given name(s) | Forename | Forenames`,
    familyName: words`Last name | Surname | Surnames | Surname(s) | Family name | Last names`,
    headline: words`Profession | Occupation | Current position | Job title | Current role`,
    email: words`
      Email | E-mail | Mail | Email address | E-mail address | E-mail(s) | Email ID | e |
      Electronic mail | Mail address | Personal email
    `,
    phone: words`
      Phone | Tel | Tel. | Telephone | Mobile | Cell | Cell phone | Mobile phone | Phone number |
      Telephone(s) | Contact number | Contact no | Mob | Mobile no | Phone no | Mobile number |
      Telephone number | Ph | Call | Home phone | Work phone | WhatsApp | Contact | p | t | m |
      Phone/WhatsApp | Cellular | Tel. no. | Telephone no. | Contact phone | Direct | Direct line |
      Mobile phone number
    `,
    location: words`
      Place of work |
      Address | Location | Home | Home address | Residence | City | Address(es) | Current location |
      Place of residence | Permanent address | Current address | Lives in | Based in |
      Mailing address | Present address | Current city | a | Addr | Postal address |
      Street address | Place | Domicile | Region | Based at | Residential address
    `,
    link: words`
      Website | Web | LinkedIn | GitHub | GitLab | Portfolio | Homepage | Home page | URL | Blog |
      Site | Personal website | Twitter | Behance | Dribbble | Stack Overflow | StackOverflow |
      Medium | Kaggle | ORCID | Google Scholar | Facebook | Instagram | Skype | Telegram | WeChat |
      X | Xing | Line | KakaoTalk | YouTube | LeetCode | Personal site | Online profile | Mastodon |
      Bluesky | ResearchGate | w | LinkedIn profile | Profile link | Online portfolio | Web page |
      GitHub profile | Personal page | Links | Profiles
    `,
    birthDate: words`
      Date of birth | Birth date | Birthdate | Birthday | Born | Born on | DOB | D.O.B.
    `,
    extra: words`
      Emergency contact | In case of emergency | Emergency contact number | Nationality | Citizenship | Marital status | Gender | Sex | Driving licence |
      Driver's license | Driving license | Place of birth | Age | Religion | Military service |
      Visa status | Visa | Work permit | Work authorization | Passport | Passport number |
      Pronouns | Height | Weight | Civil status | Family status | Children | Status |
      Father's name | Birthplace | Languages known | Notice period | Ethnicity | Blood group |
      Health | Driver license | License | Right to work | Visa type | Security clearance |
      Availability to travel | Military status | Dependents | Blood type | Registration number |
      NMC PIN | Bar number | Place of origin |
      State of Origin | Local Government Area | L.G.A. | LGA | Tribe | Religion | Genotype | Blood Group | Home Town | Sex | Height | Weight | Father's Name | Mother's Name | Spouse
    `,
    role: words`
      Desired position | Position | Desired job | Target position | Role | Position sought |
      Job applied for | Desired role | Applying for
    `,
    salary: words`
      Salary | Expected salary | Salary expectation | Salary expectations | Desired salary
    `,
    city: words`
      Preferred location | Desired location | Preferred city | Work location | Relocation
    `,
    availability: words`
      Availability | Available from | Start date | Earliest start date | Notice period
    `,
    employment: words`Employment type | Job type | Type of employment | Desired employment`,
    company: words`
      Company | Employer | Organisation | Organization | Name and address of employer |
      Company name | Name of employer |
      Hospital | Clinic | Firm | Name of Firm | Name of Hospital | Organisation name | Place of work | Workplace
    `,
    title: words`
      Position | Job title | Research title | Post | Post held | Title | Role | Occupation or position held | Designation | Occupation
      | Position held | Post | Job position |
      Job | Job role | Post title | Position title
    `,
    leaving: words`Reason for leaving | Reasons for leaving`,
    dates: words`
      Dates | Date | Period | Duration | From – to | Dates (from – to) | Time period |
      Dates attended | Years | Year | Year of passing | Passing year | Year of graduation | Year of completion | Year completed | Year of passing examination | Year of passing the examination | Passing out year | Month and year of passing |
      Start date | End date | Date joined | Date left | Dates of employment | Expected graduation | Graduation | Graduation date | Anticipated graduation | Expected graduation date | Expected | Graduated | Graduating`,
    institution: words`
      Institution | School | University | College |
      Name and type of organisation providing education and training | Institute | School name |
      University name | Board/University | University/Board | Institute/Board | School/College |
      College/University | School/University | Board | Name of institution | Name of institute
    `,
    degree: words`
      Degree | Qualification | Title of qualification awarded | Diploma | Qualification awarded |
      Level | Examination | Exam | Examination passed | Exam passed | Name of examination |
      Name of exam | Name of examination passed | Name of the examination | Class/Course | Course/Degree
    `,
    field: words`
      Major | Field | Field of study | Course | Subject | Specialization | Specialisation |
      Principal subjects/occupational skills covered | Discipline | Field(s) of study |
      Course of study | Area of study | Subjects | Subjects studied | Subjects studies | Subjects taken
    `,
    project: words`
      Project | Project name | Project title | Title of project | Personal project | Side project | Academic project | School project | Capstone project | Final project | Team project | Group project | Freelance project | Key project | Research project
    `,
    duties: words`
      Responsibilities | Duties | Main activities and responsibilities | Achievements |
      Key responsibilities | Description | Roles and responsibilities | Tasks | Key achievements |
      Main duties | Job description | Duties and responsibilities | Responsibilities include |
      Main responsibilities | Accomplishments | Key | Value |
      Highlights | Key highlights | Career highlights | Selected achievements | Selected accomplishments | Key accomplishments | Notable achievements | Major achievements | Major accomplishments | Key contributions | Contributions | Main tasks | Primary duties | Job duties | Core responsibilities | Primary responsibilities | Key results | Results |
      Technologies used | Tech stack | Technology stack | Environment | Tools used | Team size | Reason for leaving | Reports to | Reporting to | Key technologies | Stack |
      Reason for leaving | Reasons for leaving
    `,
    level: words`Primary | Secondary | Sr. Secondary | Senior Secondary | Higher Secondary | Matriculation | Intermediate | Graduation | Post Graduation | Tertiary | Elementary | Vocational | High School | Senior High School | Junior High School | Senior High | Junior High | Post Graduate | Graduate Studies | Graduate School | Primary Education | Secondary Education | Tertiary Education | Elementary School | Primary School | Secondary School | Highest Educational Attainment`,
  },
  present: words`
    present | pres. | pres | now | current | curr. | currently | today | to date | date | ongoing | till date | till now
    | until now | until present | to present | the present | to now | in progress | up to now |
    this day | current position | still |
    till today | until today | till present | up to present | up to date | present day | at present | presently | onwards | onward | continuing | until date | up until now | up till now | till the present | until this day | current role | current job |
    currently employed | presently employed | still employed | currently working | still working | current employer
  `,
  since: words`since | as of | starting | started | beginning`,
  sinceAfter: [],
  toAfter: [],
  expected: words`expected | exp | anticipated | in progress | ongoing`,
  from: words`
    from | in | on | completed in | completed on | graduated in | graduated on | awarded in | awarded on | issued in | issued on | obtained in | received in | earned in | class of | conferred in | conferred |
    S.Y. | SY | A.Y. | school year | academic year
  `,
  about: words`approx | circa | ca | about`,
  to: words`to | until | till | through | thru | up to | and | &`,
  months: { sept: 9, 'sept.': 9, jany: 1, febr: 2, mrch: 3 },
  seasons: words`
    spring | summer | summers | fall | autumn | winter | early | mid | late | spring semester |
    fall semester | spring term | fall term | class of | holiday | end of | expected | graduated |
    graduating | graduation | anticipated
  `,
  degrees: words`
    student | studies | studying |
    bachelor~ | master's | masters | master of | master in | master | doctor of | doctorate |
    ph.d. | ph.d | phd | dphil | mba | emba | b.a. | ba | b.sc. | b.sc | bsc | b.s. | bs | bsn | bscs | bsee | bsme | mscs | msee | bsba |
    b.eng. | b.eng | beng | b.tech | btech | b.e. | b.com | bcom | b.com. | b.lib | b.lib. | m.lib | m.lib. | m.com | m.com. | mcom | b.pharm | m.pharm | b.arch | m.arch | llb | llm | b.sc.ed | bba | bfa | b.ed | m.a. | ma |
    m.sc. | m.sc | msc | m.s. | ms | msn | m.eng. | m.eng | meng | m.tech | mtech | m.phil | mphil |
    m.ed | med | mfa | mph | mpa | mpp | llb | llm | ll.b. | ll.m. | j.d. | jd | m.d. | mbbs | md |
    associate degree | associate's~ | associate of | associate in | diploma | high school diploma |
    ged | a-levels | a levels | gcse | gcses | minor in | honours degree | postgraduate |
    undergraduate | degree | certificate in | certificate of | foundation year |
    bca | mca | hnd | btec | ib diploma | higher secondary | intermediate |
    ssc | hsc | exchange | exchange semester | exchange program | bootcamp | b. sc. |
    m. sc. | pgce | cpge | juris doctor | aas | a.a. | a.s. | b.arch | m.arch | b.pharm | m.pharm |
    pharm.d | pharmd | dds | dvm | dnp | lpn | adn | aa | as degree | associate degree in nursing |
    associate of science | associate of arts | associate in science | associate of applied science |
    bachelor of | doctor of philosophy | doctor of medicine | edd | ed.d | psyd | psy.d | mres |
    m.res | mlitt | gdl | lpc | pgdip | pg dip | pgcert | graduate diploma | graduate certificate |
    postgraduate diploma | postgraduate certificate | foundation degree | a-level | as levels |
    o-levels | nvq | nvq level 2 | nvq level 3 | city & guilds | city and guilds | t-levels |
    international baccalaureate | leaving certificate | junior certificate | matric |
    higher national diploma | higher national certificate | hnc | trade certificate |
    certificate iii | certificate iv | apprenticeship | journeyman | residency | fellowship |
    licentiate | cosmetology license | culinary arts diploma | ba (hons) | bsc (hons) |
    beng (hons) | meng (hons) | llb (hons) | high school | secondary school certificate |
    ged certificate | honors diploma | magister | plus two | 10th | 12th | class x | class xii |
    cbse | icse | barch | asn | bsw | msw | bds | bvsc | dmd | dpharm | d.pharm | ll.d. | bcl |
    mbchb | mb chb | m.com | mcom | mlis | mth | thm | th.m | bth | dmin | d.min | thd | th.d |
    dma | dsc | d.sc | dlitt | dpt | ed.s | national certificate | svq | gnvq | gce | igcse |
    o-level | as level | standard grades | highers | school certificate | junior cert |
    leaving cert | school leaving certificate | matriculation | sslc | 10+2 | puc | pgdm |
    cert iii | cert iv | vocational qualification | craft certificate | teaching credential |
    teaching certificate | teaching diploma | teacher training | teacher certification | celta |
    tefl | tesol | npqh | nneb | rgn | srn | mrcp | frcs | specialist training | acca | cima |
    bar exam | called to the bar | bvc | cilex | abrsm | lram | arcm | post graduation |
    double major | joint honours | laurea | candidate of sciences | high school equivalency |
    advanced certificate | kcse | kcpe | wassce | neco | ond | qts | bar vocational course |
    legal practice course | bmus | b.mus | mmus | m.div | mdiv | cert ed |
    higher school certificate | vce | baccalaureate | abitur | school leaver certificate | nvq2 |
    nvq3 | nvq 2 | nvq 3 | commercial pilot licence | private pilot licence |
    commercial pilot license | private pilot license
  `,
  studyStatus: words`
    graduated | in progress | ongoing | completed | not completed | incomplete |
    currently enrolled | enrolled | current | graduate | dropped out | withdrawn | on leave |
    expected
  `,
  studyNotes: words`
    online | remote | on campus | distance learning | distance education | evening classes |
    full-time | part-time | in person | hybrid |
    gpa~ | cgpa~ | grade~ | grades~ | final grade~ | overall~ | average~ | cumulative gpa~ |
    major gpa~ | academic average~ | thesis~ | dissertation~ | master's thesis~ |
    bachelor's thesis~ | final year project~ | capstone~ | capstone project~ | advisor~ |
    adviser~ | supervisor~ | coursework~ | relevant coursework~ | cum laude | magna cum laude |
    summa cum laude | with distinction | with merit | with honors | with honours |
    with first class honours | first class honours | first-class honours | second class honours |
    honours | honors | distinction | merit | first class | upper second | class rank~ | rank~ |
    percentage~ | marks~ | score~ |
    distinction | first class | first-class | upper second class | lower second class | second class upper | second class lower | merit | dean's list~ | on the dean's list~
  `,
  nothing: words`none | no experience | no work experience | nil | not applicable | n/a`,
  declarations: words`
    I hereby declare | I hereby certify | I hereby consent | I hereby authorize | I hereby give
    my consent | I consent to the processing | I agree to the processing | I authorize the
    processing | processing of my personal data | I solemnly declare | I do hereby declare |
    information furnished above | information given above | above information is true | above
    mentioned information | particulars furnished above | to the best of my knowledge and belief
  `,
  formNotes: words`
    block capitals | block letters | please print clearly | please complete all | complete all sections | fill in all | tick as appropriate | tick where appropriate | delete as appropriate | delete where not applicable | for office use only
  `,
  events: {},
  institutions: words`
    universit~ | univ | college~ | school~ | institut~ | academy | polytechnic~ | faculty | mit | ucla |
    uc | bootcamp | conservatory | seminary | ecole | general assembly | coursera | udacity |
    lyceum | gymnasium | suny | cuny | usc | nyu | eth | epfl | caltech | harvard | stanford |
    yale | princeton | oxford | cambridge | georgia tech | virginia tech | training center |
    training centre | law school | medical school | business school | nursing school |
    school of nursing | culinary institute | art school | night school | high school |
    grammar school | primary school | middle school | elementary school | sixth form |
    vocational school | trade school | community college | technical college | air force academy |
    military academy | naval academy | police academy | conservatoire | kindergarten | academy of |
    institute of technology | cordon bleu | polytechnic | open university | further education |
    lse | lamda | aiims | iit | nit trichy | bits pilani | tafe | rmit | unsw | technikon |
    madrasa | madrassa | vidyalaya | vidya mandir | convent | iti | british council |
    alliance française | royal holloway | queen mary | ohio state | penn state | michigan state |
    florida state | arizona state | cal poly | cal state | educational association |
    learning centre | learning center | continuing education | ateneo | yeshiva | language centre |
    language center | education centre | education center | gurukul | job corps | city lit |
    state board | education board | examination board | board of secondary education |
    board of intermediate education | board of education | CBSE | ICSE
  `,
  schools: words`high school | senior high school | junior high school | public high school | secondary school | primary school | elementary school | middle school | grammar school | comprehensive school | secondary college | boarding school | nursery school | preparatory school | convent school | public school | higher secondary school | senior secondary school | government school | central school | sixth form | sixth form college | senior school | junior school | girls school | boys school | national high school | vocational school | senior college | TAFE`,
  titles: words`
    engineer~ | developer~ | programmer | manager | director | head | lead | leader |
    chief | officer | ceo | cto | cfo | coo | cio | cmo | cpo | vp | svp | evp | vice president |
    president | founder | co-founder | cofounder | owner | partner | consultant | analyst |
    architect | designer | scientist | researcher | assistant | associate | intern | internship |
    trainee | apprentice | nurse | doctor | physician | surgeon | therapist | pharmacist | teacher |
    tutor | lecturer | professor | instructor | trainer | coach | accountant | auditor |
    bookkeeper | controller | clerk | cashier | waiter | waitress | bartender | barista | server |
    chef | cook | driver | technician | mechanic | electrician | operator | supervisor |
    coordinator | administrator | secretary | receptionist | representative | agent | broker |
    specialist | expert | advisor | adviser | strategist | planner | buyer | merchandiser | editor |
    writer | copywriter | journalist | reporter | photographer | producer | artist | animator |
    translator | interpreter | lawyer | attorney | paralegal | counsel | recruiter | tester | qa |
    sre | devops | freelance~ | contractor | volunteer | fellow | postdoc | staff | principal |
    senior | junior | sr. | jr. | executive | foreman | inspector | librarian | curator |
    ambassador | captain | pilot | guard | caregiver | nanny | cleaner | worker | laborer |
    salesperson | salesman | seller | stylist | hairdresser | front desk | team member |
    crew member | member | scrum master | product owner | part-time | mentor | moderator |
    treasurer | chair | paramedic | dentist | veterinarian | attendant | host | hostess |
    dispatcher | estimator | surveyor | welder | plumber | carpenter | superintendent | evangelist |
    advocate | generalist | adjunct | dean | registrar | actuary | underwriter | economist |
    statistician | biologist | chemist | physicist | psychologist | sales | marketing |
    web developer | handler | packer | picker | janitor | sergeant | lieutenant | soldier |
    registered nurse | rn | lpn | cna | charge nurse | staff nurse | nurse practitioner | midwife |
    phlebotomist | radiographer | sonographer | dental hygienist | dental assistant | orthodontist |
    optometrist | physiotherapist | occupational therapist | dietitian | nutritionist |
    pharmacy technician | medical assistant | orderly | carer | care worker | support worker |
    social worker | case worker | caseworker | counsellor | counselor | school counselor |
    teaching assistant | substitute teacher | headteacher | head teacher | headmaster |
    nursery assistant | au pair | childminder | babysitter | sous chef | line cook | prep cook |
    pastry chef | commis chef | chef de partie | baker | butcher | dishwasher | kitchen porter |
    kitchen hand | busser | sommelier | bar manager | maitre d | housekeeper | concierge | bellhop |
    porter | night auditor | flight attendant | cabin crew | first officer | co-pilot |
    air traffic controller | truck driver | lorry driver | bus driver | taxi driver | courier |
    delivery driver | forklift operator | warehouse operative | stocker | loader |
    merchandise handler | shop assistant | store manager | sales assistant | sales associate |
    account executive | account manager | key account manager | business developer | bdm |
    telemarketer | realtor | estate agent | letting agent | loan officer | teller | bank teller |
    tax preparer | solicitor | barrister | legal secretary | judge | law clerk | legal assistant |
    notary | magistrate | police officer | detective | firefighter | security guard | bodyguard |
    corporal | private | major | colonel | commander | petty officer | infantryman | rifleman |
    medic | seaman | bricklayer | mason | roofer | plasterer | painter | decorator | joiner |
    scaffolder | labourer | glazier | electrical engineer | site manager | quantity surveyor |
    land surveyor | site engineer | draftsman | draughtsman | cad technician | machinist | fitter |
    millwright | toolmaker | assembler | boilermaker | hvac technician | lineman | crane operator |
    gardener | landscaper | groundskeeper | farmer | farm hand | farmhand | forester | fisherman |
    tailor | seamstress | upholsterer | jeweller | jeweler | florist | beautician | makeup artist |
    barber | nail technician | masseuse | massage therapist | personal trainer | lifeguard |
    referee | athlete | dancer | choreographer | musician | singer | actor | actress | filmmaker |
    videographer | cameraman | sound engineer | illustrator | graphic designer | art director |
    creative director | copy editor | proofreader | columnist | anchor | presenter | archivist |
    historian | anthropologist | geologist | geographer | ecologist | meteorologist | astronomer |
    mathematician | lab technician | research assistant | research fellow | teaching fellow |
    visiting scholar | postdoctoral fellow | postdoctoral researcher | phd candidate | phd student | student assistant |
    student worker | peer tutor | resident assistant | camp counselor | office manager |
    personal assistant | executive assistant | data entry clerk | typist | call centre agent |
    call center agent | customer service representative | help desk | event planner | travel agent |
    tour guide | guide | interviewer | pollster | canvasser | fundraiser | pastor | priest |
    chaplain | imam | rabbi | missionary | diplomat | consul | politician | mayor | councillor |
    civil servant | inspector general | customs officer | immigration officer | foreperson |
    shift leader | shift supervisor | team leader | crew leader | crew chief | general manager |
    assistant manager | operations manager | managing director | board member | chairman |
    chairwoman | chairperson | trustee | entrepreneur | self-employed | proprietor | handyman |
    caretaker | custodian | valet | usher | stagehand | roadie | dj | ~ologist | ~iatrist |
    ~worker | ~broker | ~teacher | emt | dispenser | orthoptist | anaesthetist | anesthetist |
    locum | general practitioner | gp | home health aide | health aide | teacher's aide |
    nurse's aide | nurse aide | nursing aide | foster parent | foster carer | headmistress |
    housemaster | provost | conservator | docent | invigilator | exam proctor | research scholar |
    market trader | sole trader | fx trader | commodity trader | equity trader | day trader |
    adjuster | negotiator | public defender | prosecutor | bailiff | constable | deputy | sheriff |
    investigator | doorman | bouncer | gunner | airman | airman first class | private first class |
    quartermaster | brigadier | midshipman | guardsman | serviceman | conscript | reservist |
    vicar | curate | deacon | lay reader | organist | choirmaster | verger | sacristan | preacher |
    worship leader | stonemason | navvy | fabricator | setter | blacksmith | locksmith | goldsmith |
    silversmith | gunsmith | farrier | panel beater | cabbie | chauffeur | postman | mail carrier |
    letter carrier | newspaper carrier | stevedore | longshoreman | bosun | boatswain | signalman |
    shunter | herdsman | stockman | milker | lumberjack | arborist | groundsman | busboy | barman |
    barmaid | publican | dustman | refuse collector | garbage collector | debt collector |
    toll collector | ticket collector | rent collector | street sweeper | chimney sweep |
    shelf stacker | saleswoman | storeman | warehouseman | repairman | deliveryman | policeman |
    policewoman | fireman | watchman | craftsman | tradesman | councilman | councilwoman |
    alderman | attaché | newsreader | newscaster | cobbler | repairer | ceramicist | ceramist |
    sculptor | violinist | pianist | cellist | guitarist | percussionist | circus performer |
    street performer | fashion model | promotional model | umpire | jockey | rep | dog walker |
    groomer | vet | gravedigger | mortician | miner | driller | roustabout | roughneck | rigger |
    pipefitter | steamfitter | meter reader | operative | seafarer | trawlerman | shop steward |
    steward | stewardess | first mate | chief mate | second mate | electrician's mate |
    plumber's mate | chief resident | resident physician | resident doctor | notary public |
    housewife | work experience student | student nurse | student teacher | student midwife |
    street vendor | stallholder | ~ician | ~ographer | ~therapist | ~onomist | ~monger | ~sitter |
    ~dresser | ward sister | nursing sister | matron | bookbinder | lollipop lady | dinner lady |
    tea lady | deckhand | deck hand | stable hand | ranch hand | station hand | factory hand |
    groom | milliner | tiler | floor layer | carpet layer | pipe layer | health visitor |
    chiropodist | undertaker | embalmer | croupier | bingo caller | chambermaid | housemaid | maid |
    conductor | installer | paver | steeplejack | dry liner | steel fixer | shopfitter |
    shipwright | finisher | gem cutter | glass cutter | meat cutter | knitter | presser | ranger |
    warden | crofter | smallholder | falconer | winegrower | distiller | confectioner |
    exam marker | church elder | archdeacon | friar | ombudsman | stuntman | puppeteer | clown |
    acrobat | juggler | comedian | entertainer | busker | songwriter | playwright | novelist |
    projectionist | usherette | tattooist | fortune teller | auctioneer | valuer | appraiser |
    assessor | examiner | enumerator | acupuncturist | chiropractor | osteopath | homeopath |
    naturopath | herbalist | perfusionist | hygienist | doula | coder | transcriptionist |
    transcriber | telephonist | mail sorter | comptroller | bursar | harbourmaster |
    harbour master | harbor master | tug master | stationmaster | station master | postmaster |
    schoolmaster | demonstrator | caddie | skipper | stoker | coxswain | helmsman | submariner |
    paratrooper | trooper | sapper | fusilier | royal marine | clergyman | subcontractor |
    domestic helper | home help | helper | footman | houseman | bellman | bellboy | pot washer |
    glass collector | cellarman | barback | food runner | expediter | greeter | bagger |
    haberdasher | newsagent | bookseller | greengrocer | grocer | card dealer | blackjack dealer |
    casino dealer | car dealer | antiques dealer | franchisee | licensee | chaperone |
    delivery rider | dispatch rider | traineeship | medical practitioner | legal practitioner |
    early years practitioner | childcare practitioner | department practitioner |
    advanced practitioner | film composer | medical scribe | hotel butler | sheep shearer |
    head brewer | assistant brewer | beekeeper | gamekeeper | innkeeper | shopkeeper | storekeeper |
    greenkeeper | goalkeeper | gatekeeper | timekeeper | animal keeper | zoo keeper |
    cabinet maker | cabinetmaker | furniture maker | dressmaker | shoemaker | watchmaker |
    clockmaker | homemaker | winemaker | wine maker | cheesemaker | cheese maker | bookmaker |
    model maker | pattern maker | instrument maker | sailmaker | pizza maker | sandwich maker |
    courier | rider | sales lady |
    dev-ops
  `,
  contracts: words`
    contract | freelance | remote | hybrid | on-site | onsite | on site | seasonal |
    self-employed |
    full-time | full time | part-time | part time | fixed-term | temporary | permanent | casual |
    zero hours | freelance basis
  `,
  selfEmployed: words`freelance | freelancer | freelancing | freelance work | self-employed | self employed | independent contractor | own business`,
  breaks: words`
    illness | sick leave | family care | caring for family | caring for a relative | full-time parent | stay-at-home parent | career gap | working holiday |
    career break | parental leave | maternity leave | paternity leave | sabbatical | gap year |
    travel | travelling | traveling | family time | job search | job seeking | looking for work | unemployed |
    military service | national service | care leave
  `,
  companies: words`
    inc | inc. | llc | l.l.c. | ltd | ltd. | limited | corp | corp. | corporation | co. | company |
    plc | group | holdings | holding | technologies | technology | solutions | systems | services |
    consulting | partners | associates | labs | laboratory | laboratories | studio | studios |
    bank | hospital | clinic | medical center | medical centre | hotel | restaurant | cafe | store |
    university | college | school | institute | foundation | agency | ministry | department of |
    organization | media | networks | software | industries | enterprises | international | global |
    ventures | capital | insurance | airlines | motors | energy | pharma | pharmaceuticals |
    logistics | center | centre | council | city of | trust | barn | gym | academy | research |
    lab | llp | lp | pvt | pvt. | pte | pty | & co | & sons | bros | library | museum | church |
    club | association | society | federation | commission | authority | bakery | pharmacy |
    market | supermarket | electronics | financial | properties | realty | publishing | press |
    design | digital | interactive | analytics | robotics | biotech | healthcare | works | foods |
    farm | farms | freight | dynamics | primary care | nursing home | care home | nursery |
    kindergarten | law firm | law office | law offices | chambers | solicitors | advocates |
    attorneys | practice | surgery | dental | orthopedics | infirmary | health system |
    health trust | nhs | nhs foundation trust | rehab | hospice | airways | aviation | airport |
    railway | railways | shipping | lines | trucking | transport | courier | construction |
    contractors | builders | engineering | engineers | architects | surveyors | homes | estates |
    real estate | property | plumbing | electric | electrical | roofing | landscaping | landscapes |
    nurseries | garden | gardens | winery | brewery | distillery | inn | resort | resorts | hotels |
    bistro | brasserie | grill | kitchen | diner | tavern | pub | bar | coffee | pizza | catering |
    steakhouse | pizzeria | trattoria | oyster house | oyster bar | eatery | deli | creamery |
    butchers | bakers | grocers | grocery | mart | supermarkets | stores | outfitters | apparel |
    fashion | boutique | cosmetics | salon | spa | fitness | county | borough council |
    city council | municipality | township | department | bureau | office of | us army | u.s. army |
    army | navy | us navy | u.s. navy | air force | marine corps | coast guard | police |
    police department | fire department | school district | public schools | schools | isd |
    theatre | theater | orchestra | opera | ballet | gallery | productions | records | films |
    broadcasting | radio | television | news | times | herald | gazette | journal | magazine |
    mills | steel | metals | plastics | chemicals | textiles | packaging | paper | printing |
    printers | furniture | tools | machinery | machine | automotive | auto | cars | dealership |
    garage | tires | tyres | oil | gas | petroleum | power | water | utilities | renewables |
    solar | wind | mining | minerals | fisheries | dairy | ranch | vineyards | telecom |
    communications | wireless | broadband | advisors | advisory | accountants | accounting | cpa |
    cpas | auditors | wealth | asset management | investments | credit union | savings | mutual |
    brokers | recruitment | staffing | temps | outsourcing | security services | warehouse |
    distribution | distributors | wholesale | imports | exports | trading | traders | supply |
    supplies | suppliers | manufacturing | manufacturers | products | devices | instruments |
    optics | aerospace | defense | defence | shipyard | marine | senior living | assisted living |
    retirement home | daycare | day care | preschool | childcare | playgroup | drugstore |
    tea room | tea rooms | tearoom | guest house | guesthouse | bed and breakfast | lodge | hostel |
    motel | casino | nightclub | canteen | cafeteria | patisserie | cruises | cruise line |
    ferries | florists | jewellers | jewelers | bookshop | bookstore | newspaper | cinemas | zoo |
    aquarium | theme park | ymca | ywca | oxfam | unicef | united nations | charity |
    trades union congress | trade union | labor union | cathedral | synagogue | mosque | parish |
    archdiocese | abbey | monastery | ministries | home office | hmrc | hm revenue |
    prison service | jail | penitentiary | prosecution service | courts | tribunal | office for |
    infantry | battalion | regiment | brigade | squadron | garrison | fire and rescue |
    fire brigade | ambulance service | embassy | consulate | parliament | house of commons |
    house of representatives | senate | post office | postal service | parcel service | royal mail |
    haulage | rail | railroad | shop | body shop | petrol station | gas station | car wash |
    launderette | dry cleaners | orchard | orchards | stables | riding school | quarry | colliery |
    foundry | refinery | sawmill | cannery | slaughterhouse | processing plant | brickworks |
    scaffolding | joinery | carpentry | estate agents | facilities management | pest control |
    funeralcare | funeral home | funeral directors | cricket ground | summer camp | board of |
    brothers | animal shelter | various employers | prison | red cross | taxis | minicabs |
    diocese | veterinary | opticians | buses | carpets | paving | fishmongers | takeaway |
    noodle house | mcdonald's | mcdonalds | burger king | kfc | starbucks | walmart | tesco |
    sainsbury's | asda | ikea | fedex | dhl | costco | home depot | removals | movers |
    national guard | town of | village of | borough of | inland revenue | revenue service |
    electricity board | coal board | water board | gas board | health board | school board |
    scouts | girl guides | rotary club | village hall | town hall | city hall | community hall |
    circus | choir | newspapers | growers | district court | county court | supreme court |
    crown court | high court | magistrates' court | family court | circuit court | superior court |
    municipal court | federal court | court of appeal | farmers' cooperative |
    agricultural cooperative | housing cooperative
  `,
  introductions: words`hello | hi | hey | I'm | I am | my name is`,
  honorifics: words`
    mr | mrs | ms | miss | mx | dr | prof | professor | sir | ph.d. | phd | m.d. | md | mba |
    m.sc. | b.sc. | msc | bsc | esq | jr | rn | bsn | cpa | pmp | p.e. | pe | eng | m.eng. |
    he/him | she/her | they/them | cfa | msn
  `,
  levels: words`
    some | a little | a bit |
    native | native speaker | mother tongue | first language | bilingual | fluent | fluency |
    proficient | associate | practitioner | foundation | fundamentals | expert | specialty | advanced | upper intermediate | upper-intermediate | intermediate |
    conversational | basic | beginner | elementary | limited | working proficiency |
    professional working proficiency | full professional proficiency | limited working proficiency
    | native or bilingual proficiency | professional | business | good | very good | excellent |
    fair | business level | near native | spoken | written | reading | speaking |
    read | write | speak | reads | writes | understand | understands | listening | writing | comprehension | basic knowledge | working knowledge | fluent in speaking
  `,
  at: {
    only: words`at | at the | @ | @ the | provided by | provided by the | offered by | offered by the | organised by | organised by the | organized by | organized by the | conducted by | conducted by the | delivered by | delivered by the`,
    also: words`from | from the | by | by the`,
    often: words`for | for the | with | with the`,
    of: [],
    behind: [],
  },
  as: { before: words`as | as a | as an | as the`, behind: [] },
  verbs: words`I worked | I have worked | I have been working | I work | I was employed | I was | I am | worked | working | employed | I was ~ | I am ~ | I was a ~ | I was an ~ | I was the ~ | I have been ~ | I have been employed | presently working | currently working | I attended ~ | attended ~ | I studied ~ | I then studied ~ | I graduated from ~ | graduated from ~ | completed ~ | I completed ~ | I obtained ~`,
  placed: words`in`,
  same: words`ditto | same as above | as above | same company | same school`,
  and: words`and`,
  open: words`and | of | for | in | at | the | with`,
  durations: {
    years: words`year | years | yr | yrs`,
    months: words`month | months | mo | mos`,
    weeks: words`week | weeks`,
    days: words`day | days`,
  },
  ages: words`years | years old | yrs`,
  hours: words`hours | hour | hrs | hr | h`,
  faculties: words`college of | school of | department of | institute of | faculty | department | dept | faculty of |
    division of | chair of
  `,
  places: words`
    remote | hybrid | on-site | onsite | new york | ny | nyc | san francisco | ca | los angeles |
    chicago | boston | ma | seattle | wa | austin | tx | houston | dallas | denver | co | atlanta |
    ga | miami | fl | philadelphia | pa | washington | dc | d.c. | san diego | san jose |
    palo alto | mountain view | menlo park | cupertino | sunnyvale | redmond | il | oh | mi | wi |
    mn | nc | va | md | nj | ct | az | or | ut | nv | in | mo | tn | la | ky | sc | al | portland |
    phoenix | detroit | minneapolis | london | manchester | birmingham | leeds | edinburgh |
    glasgow | bristol | cambridge | oxford | dublin | toronto | vancouver | montreal | ottawa |
    ontario | sydney | melbourne | singapore | hong kong | mumbai | bangalore | bengaluru | delhi |
    new delhi | hyderabad | pune | chennai | uk | usa | u.s. | us | u.k. | england | scotland |
    wales | california | texas | florida | ohio | illinois | massachusetts | columbus | lagos |
    nairobi | dubai | cairo | riyadh | istanbul | tokyo | beijing | shanghai | berlin | munich |
    paris | madrid | barcelona | rome | milan | amsterdam | brussels | vienna | zurich | geneva |
    stockholm | oslo | copenhagen | helsinki | warsaw | prague | lisbon | athens | milwaukee |
    orlando | charlotte | pittsburgh | baltimore | cleveland | st. louis | salt lake city |
    nashville | brooklyn | oakland | berkeley | princeton | sheffield | halifax | otley | york |
    bradford | liverpool | newcastle | nottingham | leicester | coventry | cardiff | swansea |
    belfast | aberdeen | dundee | inverness | southampton | portsmouth | brighton | plymouth |
    exeter | norwich | milton keynes | derby | hull | wolverhampton | sunderland | canterbury |
    cork | galway | limerick | west yorkshire | south yorkshire | kent | surrey | essex | metairie |
    baton rouge | new orleans | louisiana | san antonio | fort worth | el paso | memphis |
    louisville | oklahoma city | albuquerque | tucson | fresno | sacramento | kansas city | omaha |
    colorado springs | raleigh | durham | virginia beach | long beach | tulsa | tampa | arlington |
    wichita | honolulu | anaheim | santa ana | corpus christi | riverside | lexington | stockton |
    newark | buffalo | rochester | cincinnati | st. paul | st paul | toledo | greensboro | lincoln |
    plano | irvine | madison | boise | richmond | spokane | des moines | hartford | providence |
    knoxville | chattanooga | charleston | savannah | ann arbor | boulder | fort collins |
    evanston | naperville | jersey city | hoboken | bronx | manhattan | georgia | michigan |
    washington state | oregon | arizona | colorado | virginia | north carolina | south carolina |
    new jersey | pennsylvania | minnesota | wisconsin | indiana | tennessee | missouri | maryland |
    kentucky | alabama | oklahoma | connecticut | utah | nevada | iowa | kansas | nebraska |
    calgary | edmonton | winnipeg | quebec city | hamilton | waterloo | brisbane | perth |
    adelaide | canberra | auckland | wellington | christchurch | cape town | johannesburg | durban |
    pretoria | accra | kampala | abuja | karachi | lahore | islamabad | dhaka | colombo |
    kathmandu | kolkata | ahmedabad | jaipur | lucknow | noida | gurgaon | gurugram | chandigarh |
    kochi | indore | nagpur | coimbatore | manila | quezon city | kuala lumpur | jakarta | bangkok |
    taipei | seoul
  `,
  languages: words`
    mandarin | cantonese | farsi | flemish | american sign language | asl | tagalog | castilian |
    brazilian portuguese | mandarin chinese | simplified chinese | traditional chinese | gaelic |
    latin | hebrew
  `,
}
