import { useLingui } from '@lingui/react/macro';
import type { MatchReport, MatchView } from '@mundo-manager/contract/client';
import { Cross, RectangleVertical } from 'lucide-react';
import { ClubLink } from '../../components/club/club-link.tsx';
import { minuteText } from '../../components/match/minute-text.ts';
import { PlayerLink } from '../../components/player/player-link.tsx';
import { classes } from '../../ui/browser/classes.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './goal-list.module.css';

/** Cards and injuries of both sides by minute; nothing if there were none. R-STT-16 */
export function IncidentList({ match, report }: { readonly match: MatchView; readonly report: MatchReport }) {
  const { t } = useLingui();
  const incidents = report.events.filter((event) => event.type === 'card' || event.type === 'injury');
  if (incidents.length === 0) return null;
  const names = { yellow: t`Cartão amarelo`, secondYellow: t`Segundo amarelo: expulso`, red: t`Cartão vermelho` };
  return (
    <Panel flush title={t`Cartões e lesões`}>
      <ol>
        {incidents.map((event) => {
          const { minute, added, player: id } = event;
          const { id: clubId, clubName, clubEmblem } = match[event.side];
          const name = report.ratings.find((rating) => rating.id === id)?.name ?? '';
          return (
            <li key={`${event.tick} ${event.type} ${id}`} className={styles.goal}>
              <b className={styles.minute}>{minuteText({ minute, added })}</b>
              <ClubLink emblemOnly size={28} club={{ id: clubId, name: clubName, emblem: clubEmblem }} />
              <span className={styles.scorer}>
                <PlayerLink player={{ id, name }} />
                <small>{event.type === 'card' ? names[event.colour] : t`Saiu machucado`}</small>
              </span>
              {event.type === 'card' ? (
                <RectangleVertical
                  className={classes(styles.card, event.colour === 'yellow' && styles.yellow)}
                  aria-hidden
                />
              ) : (
                <Cross className={styles.card} aria-hidden />
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
