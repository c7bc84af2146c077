import { useLingui } from '@lingui/react/macro';
import { ArticleChoice } from '../../components/club/article-choice.tsx';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { Panel } from '../../ui/layout/panel.tsx';

/** The article of the own club, which its manager may choose again. R-CPG-6 */
export function ArticlePanel() {
  const { t } = useLingui();
  const club = useClub();
  const { run } = useCommand('chooseArticle');
  return (
    <Panel title={t`Na boca da torcida`}>
      <ArticleChoice club={club} onChoose={(article) => void run({ body: { article } })} />
    </Panel>
  );
}
