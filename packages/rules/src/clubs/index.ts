export type * from '../daily-rewards/daily-rewards.ts';
export type * from '../facilities/facilities.ts';
export type * from '../manager/manager.ts';
export type * from '../sponsorship/sponsorship.ts';
export {
  type ArticleForm,
  articleOfName,
  CLUB_ARTICLES,
  type ClubArticle,
  type NamedClub,
  withArticle,
} from './article.ts';
export * from './category.ts';
export * from './choose-article.ts';
export type * from './club.ts';
export * from './club-faults.ts';
export type * from './club-result.ts';
export type * from './emblem.ts';
export type * from './kit.ts';
export type * from './outcome.ts';
export * from './recent-results.ts';
