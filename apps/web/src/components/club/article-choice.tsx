import { useLingui } from '@lingui/react/macro';
import {
  articleOfName,
  CLUB_ARTICLES,
  type ClubArticle,
  type NamedClub,
  withArticle,
} from '@mundo-manager/rules/clubs';
import { Segmented } from '../../ui/form/segmented.tsx';
import styles from './article-choice.module.css';

interface ArticleChoiceProps {
  readonly club: NamedClub;
  readonly onChoose: (article: ClubArticle) => void;
}

/** The article of a club, with a sentence that shows it; always Portuguese. R-CRE-23 */
export function ArticleChoice({ club, onChoose }: ArticleChoiceProps) {
  const { t } = useLingui();
  const { name, article = articleOfName(name) } = club;
  const named = name.trim() === '' ? t`seu clube` : name.trim();
  const [ofClub, theClub] = [withArticle('do', { name: named, article }), withArticle('o', { name: named, article })];
  return (
    <div className={styles.choice}>
      <Segmented
        label={t`Artigo do clube`}
        options={CLUB_ARTICLES.map((value) => ({ value, label: value }))}
        value={article}
        onChange={onChoose}
      />
      <p className={styles.example} aria-live="polite">{t`“Vitória ${ofClub}: ninguém segura ${theClub}!”`}</p>
    </div>
  );
}
