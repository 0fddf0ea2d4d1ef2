import { useStore } from '@nanostores/react'
import { LIMITS } from '#contract/limits.ts'
import type { Locale } from '#contract/locales.ts'
import { format, type Template } from '#contract/message.ts'
import type { Messages } from '#i18n/messages.ts'
import { FirstPage } from '#islands/ui/FirstPage.tsx'
import { ListControls } from '#islands/ui/ListControls.tsx'
import { ResumeList } from '#islands/ui/ResumeList.tsx'
import { viewed } from '#stores/list-view.ts'
import {
  $downloading,
  andReload,
  downloadResume,
  myResumes,
  myResumesView,
  type ResumeOrder,
} from '#stores/my-resumes.ts'
import type { OwnResume } from '#stores/resumes.ts'
import { sessionStore } from '#stores/session.ts'
import './my-resumes.css'

interface Props {
  locale: Locale
  t: { resumes: Messages['resumes']; errors: Messages['errors'] }
  links: { edit: string; upload: string; login: string }
}

const ORDERS: readonly ResumeOrder[] = ['newest', 'oldest', 'name']

const ARRANGEMENT = {
  nameOf: ({ title }: OwnResume) => title,
  compare: {
    newest: (one: OwnResume, other: OwnResume) => other.editedAt - one.editedAt,
    oldest: (one: OwnResume, other: OwnResume) => one.editedAt - other.editedAt,
    name: (one: OwnResume, other: OwnResume, names: Intl.Collator) =>
      names.compare(one.title, other.title),
  },
}

/** What a resume looks like: the server's, or the draft that only this browser has. */
const pictureOf = ({ key, isLocal, editedAt }: OwnResume) => (
  <FirstPage kind={isLocal ? 'draft' : 'resume'} id={key} stamp={editedAt} />
)

/** Everything of a person that can be edited. */
export function MyResumes({ locale, t, links }: Props) {
  const { status } = useStore(sessionStore.$session)
  const resumes = useStore(myResumes.$resumes)
  const view = useStore(myResumesView.$view)
  const downloading = useStore($downloading)
  const { list, page, controls, orders } = t.resumes
  const { items, found } = viewed(resumes.items, view, ARRANGEMENT, locale)
  const say = (text: Template, values: Record<string, string | number>) =>
    format(text, values, locale)

  if (resumes.status === 'loading') return <p>{page.loading}</p>
  const failure = resumes.failure ?? downloading?.failure
  return (
    <div className="my-resumes">
      {failure && (
        <p className="notice" role="alert">
          {t.errors.codes[failure]}
        </p>
      )}
      <output>
        {resumes.removed && (
          <p className="notice">
            {say(list.removed, { title: resumes.removed.title || list.untitled })}{' '}
            <button
              type="button"
              className="link-button"
              onClick={() => void andReload(myResumes.restore())}
            >
              {list.undo}
            </button>
          </p>
        )}
        {downloading && !downloading.failure && <p className="notice">{page.downloading}</p>}
      </output>
      {resumes.items.length === 0 ? (
        <div className="none">
          <p>{page.empty}</p>
          <a className="button primary" href={links.upload}>
            {page.upload}
          </a>
        </div>
      ) : (
        <>
          <ListControls
            search={view.search}
            order={view.order}
            orders={ORDERS}
            found={found}
            t={controls}
            orderNames={orders}
            locale={locale}
            onSearch={myResumesView.search}
            onSort={myResumesView.sort}
          />
          <ResumeList
            items={items}
            t={list}
            locale={locale}
            hrefOf={({ key }) => `${links.edit}?id=${encodeURIComponent(key)}`}
            pictureOf={pictureOf}
            onDownload={(item) => void downloadResume(item)}
            onDuplicate={({ key, title }) =>
              void myResumes.duplicate(key, say(list.copyOf, { title: title || list.untitled }))
            }
            onRename={({ key }, title) => void myResumes.rename(key, title)}
            onRemove={(item) => void andReload(myResumes.remove(item))}
          />
          {found > items.length && (
            <button type="button" className="button" onClick={myResumesView.more}>
              {controls.more}
            </button>
          )}
        </>
      )}
      {status === 'visitor' && resumes.items.length > 0 && (
        <p className="visitor">
          {say(page.visitor, { minutes: LIMITS.visitorMinutes })}{' '}
          <a href={links.login}>{page.signIn}</a>
        </p>
      )}
    </div>
  )
}
