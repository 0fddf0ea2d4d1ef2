/** What stands beside the fields and the pages on a desk, and in place of them on a phone. */
export const PANELS = ['advice', 'style', 'versions', 'resumes'] as const
export type PanelName = (typeof PANELS)[number]

/** What is in front; a desk shows fields and pages whatever it is. */
export type Pane = 'edit' | 'preview' | PanelName

/** The panes that a phone has tabs for. */
export const TABS = ['edit', 'preview', 'advice', 'style'] as const satisfies Pane[]
