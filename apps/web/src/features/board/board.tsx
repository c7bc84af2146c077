import { Plural, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { pressNotes } from '@mundo-manager/rules/board';
import { MessagesSquare } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useRulesetOf } from '../../data/ruleset/use-ruleset-of.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './board.module.css';
import { boardItems } from './board-items.ts';
import { Composer } from './composer.tsx';
import { Post } from './post.tsx';
import { PressItem } from './press-item.tsx';
import { type BoardState, useBoard, useMarkSeen } from './use-board.ts';

/** Items that are shown at first, and with every press more. */
const AT_ONCE = 8;

/** The board of a competition: what its managers write, and notes of the press. R-BRD-14 */
export default function Board({ competition }: { readonly competition: CompetitionView }) {
  const { t } = useLingui();
  const board = useBoard(competition.id);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useMarkSeen(competition.id, board.posts?.[0]?.id ?? 0, place);
  const fresh = board.posts?.filter((post) => isNew(post, board.seen)).length ?? 0;
  return (
    <Panel
      flush
      title={t`Mural`}
      end={
        fresh > 0 ? (
          <Badge tone="you">
            <Plural value={fresh} one="# recado novo" other="# recados novos" />
          </Badge>
        ) : undefined
      }
    >
      <div ref={setPlace}>
        {board.posts === null ? (
          board.error === null ? (
            <Skeleton rows={4} />
          ) : (
            <CallFailed inset title={t`Não deu para carregar o mural.`} error={board.error} onRetry={board.retry} />
          )
        ) : (
          <>
            <Composer competition={competition} silence={board.silence} />
            <Items competition={competition} board={board} posts={board.posts} />
          </>
        )}
      </div>
    </Panel>
  );
}

type Posts = NonNullable<BoardState['posts']>;

function isNew({ id, isOwn, isMuted, status }: Posts[number], seen: number): boolean {
  return id > seen && !isOwn && !isMuted && status === 'shown';
}

interface ItemsProps {
  readonly competition: CompetitionView;
  readonly board: BoardState;
  readonly posts: Posts;
}

function Items({ competition, board, posts }: ItemsProps) {
  const { t } = useLingui();
  const ruleset = useRulesetOf(competition);
  const notes = useMemo(() => pressNotes(competition, ruleset), [competition, ruleset]);
  const [count, setCount] = useState(AT_ONCE);
  const items = boardItems(posts, notes, board.more === null);
  const hasMore = items.length > count || board.more !== null;
  const showMore = () => {
    setCount((shown) => shown + AT_ONCE);
    if (items.length <= count + AT_ONCE) board.more?.();
  };
  if (items.length === 0) {
    return (
      <EmptyState inset icon={MessagesSquare} title={t`Nenhum recado ainda.`}>
        {t`O que os treinadores escrevem e o que a imprensa noticia aparece aqui.`}
      </EmptyState>
    );
  }
  return (
    <>
      <ol>
        {items
          .slice(0, count)
          .map((item) =>
            item.kind === 'post' ? (
              <Post key={item.post.id} post={item.post} isNew={isNew(item.post, board.seen)} />
            ) : (
              <PressItem key={item.note.id} note={item.note} entrants={competition.entrants} />
            ),
          )}
      </ol>
      {hasMore && (
        <p className={styles.more}>
          <Button kind="ghost" small busy={board.loadingMore} aria-label={t`Mostrar mais recados`} onClick={showMore}>
            {t`Mostrar mais`}
          </Button>
        </p>
      )}
    </>
  );
}
