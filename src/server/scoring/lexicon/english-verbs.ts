/** Verbs that open lines of English resumes; `base>past` where the past is irregular. */
const VERBS = `accelerate achieve acquire adapt add address adjust administer advise advocate align allocate
analyse analyze answer apply appoint approve arbitrate arrange assemble assess assign assist attain attract
audit author automate award balance boost brief broaden bring>brought budget build>built calculate calibrate
capture care carry catalog categorize centralize chair champion change check clarify clean clear close coach
code collaborate collect combine communicate compare compile complete compose compute conceive conceptualize
conduct configure consolidate construct consult contribute control convert convey convince cook coordinate
correct counsel craft create curate cut>cut cultivate debug decide decrease define delegate deliver
demonstrate deploy design detect determine develop devise diagnose direct discover dispatch display
distribute diversify document double draft draw>drew drive>drove earn edit educate elevate eliminate enable
encourage enforce engage engineer enhance ensure establish estimate evaluate examine exceed execute expand
expedite explain explore extend extract fabricate facilitate file finalize finance find>found finish fix
forecast>forecast forge form formalize formulate foster fulfil fulfill fund gain gather generate give>gave
govern grow>grew guide halve handle harmonize head help hire host identify illustrate implement improve
inaugurate increase influence inform initiate innovate inspect inspire install instruct integrate interpret
interview introduce invent inventory invest investigate issue join judge justify keep>kept launch lay>laid
lead>led learn lecture leverage liaise lift liquidate load localize log lower maintain make>made manage
manufacture map market master maximize measure mediate meet>met mentor merge migrate minimize mobilize model
moderate modernize modify monitor motivate move navigate negotiate nurse obtain offer onboard open operate
optimise optimize orchestrate order organise organize originate outline outperform overcome>overcame overhaul
oversee>oversaw own pack partner perform photograph pilot pioneer place plan>planned prepare present prevent
prioritize process procure produce program>programmed project promote propose protect prototype prove provide
publish purchase pursue qualify quantify question raise rank reach read>read realign rebuild>rebuilt receive
recommend reconcile record recover recruit redesign reduce refactor refer>referred refine reform register
regulate rehabilitate relaunch release remodel renegotiate renew reorganise reorganize repair replace report
represent research reshape resolve respond restock restore restructure retain review revise revamp revitalize
rewrite>rewrote run>ran safeguard save scale schedule screen secure select sell>sold serve service set>set
settle shape share ship>shipped shorten simplify solve source spearhead specify speed>sped staff standardise
standardize start steer stock strategize streamline strengthen structure study submit succeed supervise supply
support surpass surpass survey sustain synthesize systematize tailor take>took target teach>taught test tidy
track trade train transcribe transfer>transferred transform translate transport treat triage trim>trimmed
triple troubleshoot tutor uncover unify update upgrade upsell>upsold use utilise utilize validate verify visit
visualize volunteer welcome widen win>won wire work write>wrote photograph precept audit sew>sewed serve ring>rang
speak>spoke hold>held send>sent spend>spent show>showed sort wash sweep>swept stack seat greet deep-clean
sign>signed paint weld rent load drop>dropped stop>stopped ship>shipped swap>swapped step>stepped commit>committed
submit>submitted admit>admitted permit>permitted equip>equipped map>mapped scan>scanned chat>chatted ban>banned
format>formatted cap>capped tag>tagged log>logged debug>debugged control>controlled compel>compelled begin>began
choose>chose feed>fed fill freeze>froze hire hit>hit let>let put>put quit>quit shoot>shot split>split spread>spread
haul unload groom bathe bake knead harvest prune irrigate breed>bred weigh dispense vaccinate suture escort exhibit conserve
excavate pour demolish erect upholster solder administer catheterise catheterize palletise palletize rinse sanitise sanitize
disinfect inoculate hoist tow reverse ferry garnish simmer marinate carve slaughter fence shear>shore stitch embroider trim>trimmed
cater serve clean mop>mopped vacuum iron fold label price count`

function regularPast(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return `${verb}ed`
}

/** Base form → simple past. */
export const PAST: ReadonlyMap<string, string> = new Map(
  VERBS.split(/\s+/)
    .filter(Boolean)
    // Irregular rows come after the regular ones they correct.
    .map((entry): [string, string] => {
      const [base = '', past] = entry.split('>')
      return [base, past ?? regularPast(base)]
    }),
)

/** Irregular verbs whose gerund doubles its consonant. */
const DOUBLING = new Set([
  'begin',
  'cut',
  'get',
  'hit',
  'let',
  'put',
  'quit',
  'run',
  'set',
  'split',
  'win',
  'sit',
])

/** Gerund → base form, for 'responsible for managing'. */
export const GERUNDS: ReadonlyMap<string, string> = new Map(
  [...PAST].flatMap(([base, past]) => {
    const doubled = past.endsWith('ed') && past.length === base.length + 3
    const stem = doubled
      ? base + base.at(-1)
      : base.endsWith('e') && !base.endsWith('ee')
        ? base.slice(0, -1)
        : base
    return [
      [`${stem}ing`, base],
      ...(DOUBLING.has(base) ? [[`${base}${base.at(-1)}ing`, base]] : []),
    ] as [string, string][]
  }),
)
