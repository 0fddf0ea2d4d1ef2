import type { Lexicon } from './types.ts'
import { words } from './words.ts'

/** English, US and UK usage. */
export const en: Lexicon = {
  headings: {
    personal: words`
      Contact | Contacts | Contact information | Contact info | Contact details | Contact me |
      Get in touch | Personal | Personal information | Personal info | Personal details |
      Personal data | Personal particulars | Basics | Basic information | Bio data | Details |
      Profiles | Links | Online | Web | Social | Social media | Social links | Social profiles |
      Address | Find me online | Online profiles | Online presence | Socials
    `,
    summary: words`
      Summary | Profile | Professional summary | Professional profile | Career summary |
      Executive summary | Executive profile | Personal profile | Personal statement |
      Personal summary | Career profile | Summary of qualifications | Qualifications summary |
      About | About me | Who I am | Overview | Introduction | Statement | Profile summary |
      Career overview | Professional overview | Professional statement | Bio | Biography |
      Resume summary | Qualification summary | Career highlights | Highlights | Background |
      Resume profile | Short profile | In brief | At a glance | Professional background
    `,
    selfEvaluation: words`
      Self evaluation | Self-assessment | Self assessment | Self appraisal | Self introduction |
      Self description | Personal evaluation | Personality
    `,
    strengths: words`
      Strengths | Key strengths | Core strengths | Personal strengths | My strengths |
      Personal qualities | Personal attributes | Key qualities | Advantages | Strong points |
      Character | Talents | Areas of strength | Personal traits
    `,
    objective: words`
      Objective | Objectives | Career objective | Career objectives | Career goal | Career goals |
      Professional objective | Employment objective | Job objective | Goal | Goals | Job target |
      Desired position | Position sought | Position desired | Preferred job | Job applied for |
      Position | What I am looking for | What I'm looking for | Looking for | Career aim |
      Career aspiration | Career aspirations | Desired job | Target role | Career intention |
      Resume objective | Position applied for | Studies applied for | Personal objective
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
      Appointments | Academic appointments | Academic positions | Key experience | Job experience
    `,
    education: words`
      Education | Academics | Academic background | Educational background | Education background
      | Education and training | Education & training | Academic qualifications | Qualifications |
      Academic history | Education history | Educational qualifications | Studies | Schooling |
      Academic credentials | Degrees | Educational attainment | Academic record | Training |
      Educational history | Academic profile | Where I studied | Academic education | Degree |
      Education and qualifications | Academic achievements | My education | School | University |
      Trainings | Professional training | Academic training | Formal education | School education
    `,
    projects: words`
      Projects | Project | Project experience | Personal projects | Selected projects |
      Key projects | Side projects | Academic projects | Project work | Recent projects |
      Open source | Open source projects | Portfolio | Notable projects | Relevant projects |
      Research projects | School projects | Professional projects | Major projects | My projects |
      Project history | Technical projects | Open source contributions | Featured projects |
      Independent projects | Course projects | Software projects | Things I built
    `,
    skills: words`
      Skills | Skill | Technical skills | Key skills | Core skills | Core competencies |
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
      Skills highlights | Strengths and skills | Professional competencies | Toolbox
    `,
    languages: words`
      Languages | Language | Language skills | Language proficiency | Foreign languages |
      Spoken languages | Languages spoken | Linguistic skills | Language knowledge |
      Language abilities | Language competence | Languages known | Mother tongue |
      Mother tongue(s) | Other languages | Other language(s) | Language competencies
    `,
    awards: words`
      Awards | Honors | Honours | Awards and honors | Honors and awards | Achievements |
      Accomplishments | Awards and achievements | Scholarships | Awards and scholarships | Prizes
      | Recognition | Awards and recognition | Key achievements | Key accomplishments |
      Distinctions | Honors & awards | Fellowships | Grants | Academic honors | Selected honors |
      Competitions | Selected achievements | Grants and awards | Honors and distinctions |
      Major achievements
    `,
    certificates: words`
      Certifications | Certificates | Certification | Certificate | Licenses | Licences |
      Licensure | Licenses and certifications | Licenses & certifications |
      Licenses and credentials | Credentials | Professional certifications |
      Professional qualifications | Courses | Courses and certifications |
      Certifications and training | Training and certifications | Professional development |
      Accreditations | Additional training | Courses and training | Certifications and licenses |
      Online courses | Certificates and licenses | Certifications & courses | Continuing education
      | Relevant courses | Registrations
    `,
    volunteer: words`
      Volunteer | Volunteering | Volunteer experience | Volunteer work | Community service |
      Community involvement | Extracurricular activities | Extracurriculars | Activities |
      Leadership | Voluntary work | Volunteer activities | Community engagement |
      Social engagement | Campus activities | Leadership and activities | Student activities |
      Voluntary experience | Volunteering experience | Charity work | Extracurricular experience |
      Extracurricular | Service | Civic engagement | Campus involvement | Campus experience |
      Organizations | Leadership & activities | Outreach
    `,
    interests: words`
      Interests | Hobbies | Hobbies and interests | Interests and hobbies | Personal interests |
      Hobbies & interests | Leisure | Leisure activities | Passions | Outside work | Free time |
      Other interests | Activities and interests | Pastimes | Outside interests
    `,
    references: words`
      References | Reference | Referees | Recommendations | Testimonials | Professional references
      | Personal references
    `,
    publications: words`
      Publications | Selected publications | Papers | Research papers |
      Publications and presentations | Presentations | Talks | Conference papers | Articles |
      Patents | Conferences | Invited talks | Books | Journal articles | Publications and patents
      | Research publications | Conference presentations | Peer-reviewed publications |
      Publications & talks | Writing | Conferences and seminars | Preprints
    `,
    custom: words`
      Additional information | Additional details | Other | Miscellaneous | Other information |
      Additional | Memberships | Professional memberships | Affiliations |
      Professional affiliations | Associations | Annexes | Coursework | Relevant coursework |
      Research interests | Declaration | Driving licence | Driver's license | Driving license |
      Availability | More | Notes | Further information | Extras | Thesis | Any other information
      | Selected coursework | Teaching | Professional activities | Miscellanea |
      Security clearance | Signature
    `,
  },
  documentTitles: words`
    Curriculum vitae | Curriculum vitæ | Résumé | Resume | CV | C.V. | Biodata | Bio-data |
    Europass | Europass curriculum vitae | Professional resume | My resume | Curriculum vitae (CV)
    | Europass CV | Vita | Confidential | Personal resume | Cover letter
  `,
  labels: {
    name: words`
      Name | Full name | First name(s) / Surname(s) | Surname(s) / First name(s) |
      First name / Surname | Candidate name | Candidate
    `,
    headline: words`Profession | Occupation | Current position | Job title | Current role`,
    email: words`
      Email | E-mail | Mail | Email address | E-mail address | E-mail(s) | Email ID | e
    `,
    phone: words`
      Phone | Tel | Tel. | Telephone | Mobile | Cell | Cell phone | Mobile phone | Phone number |
      Telephone(s) | Contact number | Contact no | Mob | Mobile no | Phone no | Mobile number |
      Telephone number | Ph | Call | Home phone | Work phone | WhatsApp | Contact | p | t | m
    `,
    location: words`
      Address | Location | Home | Home address | Residence | City | Address(es) | Current location
      | Place of residence | Permanent address | Current address | Lives in | Based in |
      Mailing address | Present address | Current city | a
    `,
    link: words`
      Website | Web | LinkedIn | GitHub | GitLab | Portfolio | Homepage | Home page | URL | Blog |
      Site | Personal website | Twitter | Behance | Dribbble | Stack Overflow | StackOverflow |
      Medium | Kaggle | ORCID | Google Scholar | Facebook | Instagram | Skype | Telegram | WeChat
      | X | Xing | Line | KakaoTalk | YouTube | LeetCode | Personal site | Online profile |
      Mastodon | Bluesky | ResearchGate | w
    `,
    birthDate: words`
      Date of birth | Birth date | Birthdate | Birthday | Born | Born on | DOB | D.O.B.
    `,
    extra: words`
      Nationality | Citizenship | Marital status | Gender | Sex | Driving licence |
      Driver's license | Driving license | Place of birth | Age | Religion | Military service |
      Visa status | Visa | Work permit | Work authorization | Passport | Passport number |
      Pronouns | Height | Weight | Civil status | Family status | Children | Status |
      Father's name | Birthplace | Languages known | Notice period | Ethnicity | Blood group |
      Health
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
      Company name | Name of employer
    `,
    title: words`
      Position | Job title | Title | Role | Occupation or position held | Designation | Occupation
      | Position held | Post | Job position
    `,
    dates: words`
      Dates | Date | Period | Duration | From – to | Dates (from – to) | Time period |
      Dates attended | Years | Dates of employment
    `,
    institution: words`
      Institution | School | University | College |
      Name and type of organisation providing education and training | Institute | School name |
      University name
    `,
    degree: words`
      Degree | Qualification | Title of qualification awarded | Diploma | Qualification awarded |
      Level
    `,
    field: words`
      Major | Field | Field of study | Course | Subject | Specialization | Specialisation |
      Principal subjects/occupational skills covered | Discipline | Field(s) of study |
      Course of study | Area of study
    `,
    project: words`Project | Project name | Project title | Title of project`,
    duties: words`
      Responsibilities | Duties | Main activities and responsibilities | Achievements |
      Key responsibilities | Description | Roles and responsibilities | Tasks | Key achievements |
      Main duties | Job description | Duties and responsibilities | Responsibilities include |
      Main responsibilities | Accomplishments
    `,
  },
  present: words`
    present | now | current | currently | today | to date | date | ongoing | till date | till now
    | until now | until present | to present | the present | to now | in progress | up to now |
    this day | current position | still
  `,
  since: words`since | as of | starting | started | beginning`,
  sinceAfter: [],
  from: words`from`,
  to: words`to | until | till | through | thru | up to | and | &`,
  months: { sept: 9, 'sept.': 9, jany: 1, febr: 2, mrch: 3 },
  seasons: words`
    spring | summer | fall | autumn | winter | early | mid | late | spring semester |
    fall semester | spring term | fall term | class of | holiday | end of | expected | graduated |
    graduating | graduation | anticipated
  `,
  degrees: words`
    bachelor~ | master's | masters | master of | master in | master | doctor of | doctorate |
    ph.d. | ph.d | phd | dphil | mba | emba | b.a. | ba | b.sc. | b.sc | bsc | b.s. | bs | bsn |
    b.eng. | b.eng | beng | b.tech | btech | b.e. | b.com | bcom | bba | bfa | b.ed | m.a. | ma |
    m.sc. | m.sc | msc | m.s. | ms | msn | m.eng. | m.eng | meng | m.tech | mtech | m.phil | mphil
    | m.ed | med | mfa | mph | mpa | mpp | llb | llm | ll.b. | ll.m. | j.d. | jd | m.d. | mbbs |
    md | associate degree | associate's~ | associate of | associate in | diploma |
    high school diploma | ged | a-levels | a levels | gcse | gcses | minor in | honours degree |
    postgraduate | undergraduate | degree | certificate in | certificate of | foundation year |
    postdoctoral fellow | bca | mca | hnd | btec | ib diploma | higher secondary | intermediate |
    ssc | hsc | exchange | exchange semester | exchange program | bootcamp | coursework | b. sc. |
    m. sc. | pgce | cpge | juris doctor | aas | a.a. | a.s.
  `,
  institutions: words`
    universit~ | college~ | school~ | institut~ | academy | polytechnic~ | faculty | mit | ucla |
    uc | bootcamp | conservatory | seminary | ecole | general assembly | coursera | udacity |
    lyceum | gymnasium | suny | cuny | usc | nyu | eth | epfl | caltech | harvard | stanford |
    yale | princeton | oxford | cambridge | georgia tech | virginia tech | training center |
    training centre
  `,
  titles: words`
    engineer~ | developer~ | programmer | manager | director | head | head of | lead | leader |
    chief | officer | ceo | cto | cfo | coo | cio | cmo | cpo | vp | svp | evp | vice president |
    president | founder | co-founder | cofounder | owner | partner | consultant | analyst |
    architect | designer | scientist | researcher | assistant | associate | intern | internship |
    trainee | apprentice | nurse | doctor | physician | surgeon | therapist | pharmacist | teacher
    | tutor | lecturer | professor | instructor | trainer | coach | accountant | auditor |
    bookkeeper | controller | clerk | cashier | waiter | waitress | bartender | barista | server |
    chef | cook | driver | technician | mechanic | electrician | operator | supervisor |
    coordinator | administrator | secretary | receptionist | representative | agent | broker |
    specialist | expert | advisor | adviser | strategist | planner | buyer | merchandiser | editor
    | writer | copywriter | journalist | reporter | photographer | producer | artist | animator |
    translator | interpreter | lawyer | attorney | paralegal | counsel | recruiter | tester | qa |
    sre | devops | freelance~ | contractor | volunteer | fellow | postdoc | staff | principal |
    senior | junior | sr. | jr. | executive | foreman | inspector | librarian | curator |
    ambassador | captain | pilot | guard | caregiver | nanny | cleaner | worker | laborer |
    salesperson | salesman | seller | stylist | hairdresser | front desk | team member |
    crew member | member | scrum master | product owner | part-time | mentor | moderator |
    treasurer | chair | paramedic | dentist | veterinarian | attendant | host | hostess |
    dispatcher | estimator | surveyor | welder | plumber | carpenter | superintendent | evangelist
    | advocate | generalist | adjunct | dean | registrar | actuary | underwriter | economist |
    statistician | biologist | chemist | physicist | psychologist | sales | marketing |
    web developer | handler | packer | picker | janitor | sergeant | lieutenant | soldier
  `,
  companies: words`
    inc | inc. | llc | l.l.c. | ltd | ltd. | limited | corp | corp. | corporation | co. | company
    | plc | group | holdings | holding | technologies | technology | solutions | systems |
    services | consulting | partners | associates | labs | laboratory | laboratories | studio |
    studios | bank | hospital | clinic | medical center | medical centre | hotel | restaurant |
    cafe | store | university | college | school | institute | foundation | agency | ministry |
    department of | organization | media | networks | software | industries | enterprises |
    international | global | ventures | capital | insurance | airlines | motors | energy | pharma
    | pharmaceuticals | logistics | center | centre | council | city of | trust | barn | gym |
    academy | research | lab | llp | lp | pvt | pvt. | pte | pty | & co | & sons | bros | library
    | museum | church | club | association | society | federation | commission | authority |
    bakery | pharmacy | market | supermarket | electronics | financial | properties | realty |
    publishing | press | design | digital | interactive | analytics | robotics | biotech |
    healthcare | works | foods | farm | farms | freight | dynamics
  `,
  honorifics: words`
    mr | mrs | ms | miss | mx | dr | prof | professor | sir | ph.d. | phd | m.d. | md | mba |
    m.sc. | b.sc. | msc | bsc | esq | jr | rn | bsn | cpa | pmp | p.e. | pe | eng | m.eng. |
    he/him | she/her | they/them | cfa | msn
  `,
  levels: words`
    native | native speaker | mother tongue | first language | bilingual | fluent | fluency |
    proficient | advanced | upper intermediate | upper-intermediate | intermediate |
    conversational | basic | beginner | elementary | limited | working proficiency |
    professional working proficiency | full professional proficiency | limited working proficiency
    | native or bilingual proficiency | professional | business | good | very good | excellent |
    fair | business level | near native | spoken | written | reading | speaking
  `,
  at: words`at | @ | with | for`,
  places: words`
    remote | hybrid | on-site | onsite | new york | ny | nyc | san francisco | ca | los angeles |
    chicago | boston | ma | seattle | wa | austin | tx | houston | dallas | denver | co | atlanta
    | ga | miami | fl | philadelphia | pa | washington | dc | d.c. | san diego | san jose |
    palo alto | mountain view | menlo park | cupertino | sunnyvale | redmond | il | oh | mi | wi |
    mn | nc | va | md | nj | ct | az | or | ut | nv | in | mo | tn | la | ky | sc | al | portland
    | phoenix | detroit | minneapolis | london | manchester | birmingham | leeds | edinburgh |
    glasgow | bristol | cambridge | oxford | dublin | toronto | vancouver | montreal | ottawa |
    ontario | sydney | melbourne | singapore | hong kong | mumbai | bangalore | bengaluru | delhi
    | new delhi | hyderabad | pune | chennai | uk | usa | u.s. | us | u.k. | england | scotland |
    wales | california | texas | florida | ohio | illinois | massachusetts | columbus | lagos |
    nairobi | dubai | cairo | riyadh | istanbul | tokyo | beijing | shanghai | berlin | munich |
    paris | madrid | barcelona | rome | milan | amsterdam | brussels | vienna | zurich | geneva |
    stockholm | oslo | copenhagen | helsinki | warsaw | prague | lisbon | athens | milwaukee |
    orlando | charlotte | pittsburgh | baltimore | cleveland | st. louis | salt lake city |
    nashville | brooklyn | oakland | berkeley | princeton
  `,
  languages: words`
    mandarin | cantonese | farsi | flemish | american sign language | asl | tagalog | castilian |
    brazilian portuguese | mandarin chinese | simplified chinese | traditional chinese | gaelic |
    latin | hebrew
  `,
}
