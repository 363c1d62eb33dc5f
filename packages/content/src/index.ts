export * from './article.ts';
export * from './couple-type.ts';
export * from './legal-text.ts';
export * from './load-articles.ts';
export * from './sample-plans.ts';
export * from './sample-requests.ts';
