import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { proofText } from './proofText.ts';
import styles from './Verification.module.css';
import type { SealedVerdict } from './verdict.ts';

/** Checks that hold and yet tell of a limit. */
const LIMITS: readonly string[] = [
  'beaconless',
  'testSecrets',
  'worldSecret',
  'hiddenOrders',
  'late',
  'seenLate',
  'unwitnessed',
];

/** What was proven of a sealed match, a sentence per check. R-PRF-6 */
export function ProofChecks({ verdict: { ok, checks, score } }: { readonly verdict: SealedVerdict }) {
  const { t } = useLingui();
  return (
    <div className={ok ? styles.checks : styles.failed}>
      <p>{ok ? t`Partida confirmada: ${score}.` : t`Esta partida não está confirmada.`}</p>
      <ul>
        {checks.map((check) => {
          const name = check.ok ? check.says : check.code;
          const Icon = !check.ok ? CircleAlert : LIMITS.includes(name) ? Info : CircleCheck;
          return (
            <li key={name} data-holds={check.ok}>
              <Icon size={16} aria-hidden />
              <span>{t(proofText(check))}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
