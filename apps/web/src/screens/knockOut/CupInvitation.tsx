import { useLingui } from '@lingui/react/macro';
import { useRuleset } from '../../ruleset/RulesetContext.ts';

/** How a club comes into a cup or tournament; where the world plays none, what it plays. R-CUP-1 */
export function CupInvitation() {
  const { t } = useLingui();
  const { isPlayed } = useRuleset().competitions.cups;
  return isPlayed
    ? t`O sorteio de cada liga leva seu clube, de graça, ora à MM Cup, ora ao MM Tournament.`
    : t`Por enquanto, a bola rola na MM League.`;
}
