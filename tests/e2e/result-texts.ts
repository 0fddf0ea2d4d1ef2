/** Resumes to paste, each with what its test is about. */

/** A resume that much can be said about, pasted as text. */
export const WEAK = `Nora Whitfield
nora.whitfield@example.com
Portland, OR

Summary
Hard-working team player who is responsible for various things.

Experience
Operations Coordinator, Cascade Freight Partners
Mar 2021 – Present
- Responsible for carrier invoices and various claims.
- Helped with the yearly stock count and trained new colleagues.
- Worked on several projects with the team.

Education
BSc Supply Chain Management, Columbia Gorge State College, 2014 – 2018

Skills
Excel, SAP EWM, Power BI`

/** One of whom much is known but what they would say of themselves: a draft has a gap for the years. */
export const WITHOUT_PROFILE = `Nora Whitfield
nora.whitfield@posteo.example
+44 20 7946 0142
Leeds, United Kingdom

Experience
Warehouse Manager, Tarn Logistics, Leeds
March 2019 – Present
- Cut picking errors by 38 % by renaming 1,200 shelves
- Led a team of 14 through two moves without a late delivery
- Saved 90,000 pounds a year with a second carrier

Education
2009 – 2012  BSc Business, University of Leeds

Skills
SAP EWM, Excel, Forklift licence, Stock control
`

/** So much is wrong with this one that not all of it can lead. */
export const WORSE = `Nora Whitfield
partygirl88@example.com

Summary
I am a hard-working team player, a fast learner and responsible for various things. I think outside the box.

Experience
Operations Coordinator, Cascade Freight Partners
Mar 2021 – Present
- Responsible for carrier invoices and various claims.
- Responsible for carrier contracts and various mails.
- I helped with the yearly stock count and I trained new colleagues.
- Worked on several projects with the team.

Logistics Assistant, Harbor Outfitters
2016 – 2018
- Was responsible for mails.
- Helped.

Clerk, Tidewell
01/2012 – 03/2015
- Filing

Education
BSc Supply Chain Management, Columbia Gorge State College, 2008 – 2012

Skills
Excel, excel, Communication, Teamwork, Hard-working, Microsoft Word`

/** A good one that nobody can answer: it has neither an address nor a number. */
export const UNREACHABLE = `Nora Whitfield
Operations Coordinator
Portland, OR

Summary
Operations coordinator with six years in regional distribution who keeps three warehouses supplied.

Experience
Operations Coordinator, Cascade Freight Partners
Mar 2021 – Present
- Cut late departures from 9% to 3% by moving dock appointments into a shared calendar.
- Negotiated rates with eleven carriers and saved $40,000 a year.
- Trained six colleagues, who took over the night shift within a month.

Logistics Assistant, Harbor & Pine Outfitters
Jun 2018 – Feb 2021
- Reduced stock losses by 18% with weekly counts of two warehouses.
- Tracked 60 inbound containers a year and won back $12,000 in demurrage.

Education
BSc Supply Chain Management, Columbia Gorge State College, 2014 – 2018

Skills
Excel, SAP EWM, Power BI, Route planning, Carrier contracts`
