export * from './article.ts';
export * from './content-view.ts';
export * from './couple-type.ts';
export * from './idea-filters.ts';
export * from './legal-text.ts';
export * from './load-articles.ts';
export * from './sample-plans.ts';
export * from './sample-requests.ts';
