import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RulesetContext } from '../../components/ruleset/ruleset-context.ts';
import { useSessionPhase } from '../session/use-session.ts';
import { worldRuleset } from './world-ruleset.ts';

/** Gives the world's rule set to everything below. It only changes with the phase of the session, and this reads it anew at each. */
export function RulesetProvider({ children }: { readonly children: ReactNode }) {
  useSessionPhase();
  return <RulesetContext value={worldRuleset(useQueryClient()).ruleset}>{children}</RulesetContext>;
}
