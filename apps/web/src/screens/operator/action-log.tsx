import { useLingui } from '@lingui/react/macro';
import { useCall } from '../../data/calls/use-call.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { actionText } from './action-texts.ts';
import styles from './operator.module.css';

interface ActionLogProps {
  readonly title: string;
  /** Id of a user or club; all actions if omitted. */
  readonly of?: string;
}

/** Actions with who, when, what and why, the newest first. R-OPR-8 */
export function ActionLog({ title, of }: ActionLogProps) {
  const { t } = useLingui();
  const { data } = useCall('operatorActs', { query: of === undefined ? {} : { of } });
  return (
    <Panel title={title}>
      {data?.acts.length === 0 && <p>{t`Nenhum ato.`}</p>}
      <ul className={styles.acts}>
        {data?.acts.map((act) => (
          <li key={act.id}>
            <b>{t(actionText(act))}</b>
            {act.reason !== '' && <span>{act.reason}</span>}
            <small>
              <DateText ms={act.doneAt} year time /> · {act.operator}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
