import { Trans, useLingui } from '@lingui/react/macro';
import { isCollectable } from '@mundo-manager/rules/daily-rewards';
import { CircleCheck, type LucideIcon, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { classes } from '../../ui/browser/classes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './daily-rewards.module.css';

interface RewardCardProps {
  readonly title: string;
  readonly icon: LucideIcon;
  /** What the reward is: an amount, or '?'. */
  readonly content: ReactNode;
  readonly note: ReactNode;
  /** When it can be collected, game time. */
  readonly date: number;
  readonly onWatch: () => void;
}

/** One reward: to be collected, or collected until its date. R-DSC-2, R-DSC-3 */
export function RewardCard({ title, icon: Icon, content, note, date, onWatch }: RewardCardProps) {
  const { t } = useLingui();
  const now = useGameNow();
  const open = isCollectable(date, now);
  return (
    <Panel title={title}>
      <div className={styles.card}>
        <div className={classes(styles.prize, !open && styles.collected)}>
          <Icon size={28} aria-hidden />
          <b>{content}</b>
        </div>
        {open ? (
          <>
            <p className={styles.note}>{note}</p>
            <Button wide icon={Play} aria-label={t`Assistir: ${title}`} onClick={onWatch}>
              {t`Assistir`}
            </Button>
          </>
        ) : (
          <>
            <p className={styles.note}>
              <Trans>
                De novo em <DateText ms={date} time />
              </Trans>
            </p>
            <p className={styles.done}>
              <CircleCheck size={18} aria-hidden />
              {t`RECOMPENSA COLETADA`}
            </p>
          </>
        )}
      </div>
    </Panel>
  );
}
