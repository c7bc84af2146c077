import { useLingui } from '@lingui/react/macro';
import { CheckList } from '../../../features/proofs/check-list.tsx';
import { proofText } from '../../../features/proofs/proof-text.ts';
import type { SealedVerdict } from './verdict.ts';

/** Checks that hold and yet show a limit. */
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
  const title = ok ? t`Partida confirmada: ${score}.` : t`Esta partida não está confirmada.`;
  return <CheckList title={title} checks={checks} limits={LIMITS} textOf={proofText} />;
}
