import { useLingui } from '@lingui/react/macro';
import { categoryName } from '../../components/messages/category-name.ts';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { moneyText } from '../../ui/text/money-text.ts';
import { ACTION_FORMS, type ActionName, type Found } from './action-forms.ts';
import styles from './operator.module.css';

interface ManagerPanelProps {
  readonly found: Found;
  readonly onAct: (name: ActionName) => void;
}

/** A found manager with his club, and what can be done. R-OPR-8 */
export function ManagerPanel({ found, onAct }: ManagerPanelProps) {
  const { t } = useLingui();
  const { userName, userId, clubName, clubId, category, money, credits, bannedUntil } = found;
  const names = (Object.keys(ACTION_FORMS) as ActionName[]).filter((name) => ACTION_FORMS[name].fits?.(found));
  return (
    <Panel title={userName ?? clubName ?? ''}>
      <dl className={styles.facts}>
        <dt>{t`Treinador`}</dt>
        <dd>{userId === null ? t`Nenhum: o clube joga sozinho` : userName}</dd>
        {userId !== null && (
          <>
            <dt>{t`Usuário`}</dt>
            <dd className={styles.id}>{userId}</dd>
          </>
        )}
        <dt>{t`Clube`}</dt>
        <dd>{clubName === null ? t`Nenhum` : `${clubName} · ${categoryName(category ?? '')}`}</dd>
        {clubId !== null && (
          <>
            <dt>{t`Saldo`}</dt>
            <dd>{t`${moneyText(money ?? 0)} e ${credits ?? 0} créditos`}</dd>
          </>
        )}
        {bannedUntil !== null && (
          <>
            <dt>{t`Suspenso até`}</dt>
            <dd>
              <DateText ms={bannedUntil} year time />
            </dd>
          </>
        )}
      </dl>
      <div className={styles.actions}>
        {names.map((name) => (
          <Button key={name} small kind={ACTION_FORMS[name].danger ? 'danger' : 'ghost'} onClick={() => onAct(name)}>
            {t(ACTION_FORMS[name].label)}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
