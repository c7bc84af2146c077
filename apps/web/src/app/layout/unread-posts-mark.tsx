import { Plural } from '@lingui/react/macro';
import { useUnreadPosts } from '../../data/calls/use-initial-data.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './unread-posts-mark.module.css';

/** A dot at the way to the competitions while a board there has new posts. R-BRD-15 */
export function UnreadPostsMark({ to }: { readonly to: string }) {
  const unread = useUnreadPosts();
  if (to !== '/competitions' || unread === 0) return null;
  return (
    <>
      <i className={styles.mark} aria-hidden />
      <VisuallyHidden>
        {' · '}
        <Plural value={unread} one="# recado novo no Mural" other="# recados novos no Mural" />
      </VisuallyHidden>
    </>
  );
}
