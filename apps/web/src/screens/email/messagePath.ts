import type { InboxMessage } from '@mundo-manager/rules/inbox';
import { competitionPath, playerPath } from '../../app/paths.ts';

/** Where a message leads. R-INB-5 */
export function messagePath({ facts, link }: Pick<InboxMessage, 'facts' | 'link'>): {
  readonly to: string;
  readonly state?: unknown;
} {
  switch (link.screen) {
    case 'matchStats':
      return { to: `/matchStats?${new URLSearchParams({ match: link.matchId })}`, state: { matchId: link.matchId } };
    case 'playerDetails':
      return playerPath({ id: link.playerId });
    case 'competition':
      return competitionPath({
        id: link.competitionId,
        name: 'competitionName' in facts ? facts.competitionName : '',
      });
    default:
      return { to: `/${link.screen}` };
  }
}
