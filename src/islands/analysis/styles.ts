// The styles of a result. A page names them itself: a script that comes later, as the results
// page's view of a report does, cannot bring styles, since the build puts those into pages.
import '#islands/finding/finding.css'
import './analysis.css'
import './document.css'
import './marked-page.css'
import './marks.css'
import './progress.css'
import './reading.css'
import './score-card.css'
import './score.css'
