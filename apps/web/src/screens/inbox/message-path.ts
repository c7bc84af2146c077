import type { InboxMessage } from '@mundo-manager/rules/inbox';
import { competitionPath, matchStatsPath, playerPath } from '../../components/links/paths.ts';

/** Where a message leads. R-INB-5 */
export function messagePath({ facts, link }: Pick<InboxMessage, 'facts' | 'link'>): {
  readonly to: string;
  readonly state?: unknown;
} {
  switch (link.screen) {
    case 'matchStats':
      return matchStatsPath({ id: link.matchId, competitionId: null });
    case 'playerDetails':
      return playerPath({ id: link.playerId });
    case 'competition':
      return competitionPath({
        id: link.competitionId,
        name: 'competitionName' in facts ? facts.competitionName : '',
      });
    case 'friendlies':
      return { to: '/competitions/friendlies' };
    case 'training':
      return { to: '/training?part=plan' };
    default:
      return { to: `/${link.screen}` };
  }
}
