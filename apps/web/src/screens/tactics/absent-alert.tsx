import { useLingui } from '@lingui/react/macro';
import { suggestedReplacements } from '@mundo-manager/rules/tactic-draft';
import { useNextOccasion } from '../../features/match/use-next-occasion.ts';
import { classes } from '../../ui/browser/classes.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/form/button.tsx';
import type { TacticDraft } from './draft/use-tactic-draft.ts';
import { AbsentLine } from './line-up/absent-line.tsx';
import styles from './tactics.module.css';

/** Unavailable players of the draft with their replacements, and a button that applies them. R-TSC-28 */
export function AbsentAlert({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const occasion = useNextOccasion();
  const { snapshot, send, players } = draft;
  const absent = occasion === null ? [] : suggestedReplacements(snapshot, occasion);
  if (occasion === null || absent.length === 0) return null;
  return (
    <div className={classes(styles.notices, styles.absentees)}>
      <Alert
        action={
          <Button onClick={() => send({ type: 'EDIT', edit: { type: 'replace-absent', ...occasion } })}>
            {t`Fazer as trocas`}
          </Button>
        }
      >
        {t`Fora do próximo jogo`}
        {absent.map((one) => (
          <AbsentLine
            key={one.place}
            player={players.get(one.out)}
            replacement={players.get(one.in ?? '')}
            isBench={Number(one.place) >= snapshot.context.ruleset.tactics.starters}
          />
        ))}
      </Alert>
    </div>
  );
}
