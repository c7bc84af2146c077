import { Plural, useLingui } from '@lingui/react/macro';
import type { CallData } from '@mundo-manager/contract/client';
import { useId } from 'react';
import { REPORT_REASON_NAMES } from '../../features/board/report-reasons.ts';
import { Button } from '../../ui/form/button.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { ACTION_FORMS, type ActionName, type ActionSubject } from './action-forms.ts';
import styles from './operator.module.css';

interface ReportedPostProps {
  readonly post: CallData<'operatorReports'>['open'][number];
  readonly onAct: (name: ActionName, subject: ActionSubject) => void;
}

/** A post with its author, its reports, and what the operator can do about it. R-BRD-13 */
export function ReportedPost({ post, onAct }: ReportedPostProps) {
  const { t } = useLingui();
  const author = useId();
  const { id, date, competitionName, authorId, managerName, clubName, text, status, reports } = post;
  const by = `${managerName} · ${clubName}`;
  const actions: readonly (readonly [ActionName, ActionSubject])[] = [
    ...(status === 'hidden' ? [] : [['hide', { postId: id, label: t`Recado de ${by}` }] as const]),
    ['restore', { postId: id, label: t`Recado de ${by}` }],
    ['mute', { userId: authorId, label: by }],
  ];
  return (
    <li aria-labelledby={author}>
      <div className={styles.postHead}>
        <b id={author}>{by}</b>
        {status === 'awaiting' && <Badge tone="warning">{t`Escondido por denúncias`}</Badge>}
        {status === 'hidden' && <Badge tone="bad">{t`Ocultado`}</Badge>}
      </div>
      <small>
        {competitionName} · <DateText ms={date} year time />
      </small>
      <p className={styles.postText}>{text}</p>
      <small>
        {reports.length === 0 ? (
          t`Sem denúncias`
        ) : (
          <Plural value={reports.length} one="# denúncia" other="# denúncias" />
        )}
      </small>
      {reports.length > 0 && (
        <ul className={styles.reporters}>
          {reports.map((report) => (
            <li key={report.clubName}>
              {t(REPORT_REASON_NAMES[report.reason])} · {report.managerName}, {report.clubName}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {actions.map(([name, subject]) => (
          <Button
            key={name}
            small
            kind={ACTION_FORMS[name].danger ? 'danger' : 'ghost'}
            aria-describedby={author}
            onClick={() => onAct(name, subject)}
          >
            {t(ACTION_FORMS[name].label)}
          </Button>
        ))}
      </div>
    </li>
  );
}
