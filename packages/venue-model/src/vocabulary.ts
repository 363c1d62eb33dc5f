/**
 * The closed lists of words that venues are described with; the lexicon maps people's words onto
 * them.
 */

export const interests = [
  'live-music', 'jazz', 'blues', 'classical-music', 'opera', 'rock', 'indie-music', 'country-music', 'hip-hop', 'electronic-music',
  'folk-music', 'dance', 'ballet', 'salsa', 'swing', 'theatre', 'musicals', 'comedy', 'improv', 'film', 'indie-film', 'magic',
  'art', 'modern-art', 'street-art', 'sculpture', 'photography', 'design', 'architecture', 'ceramics', 'crafts', 'painting', 'glass', 'textiles',
  'history', 'science', 'space', 'stargazing', 'technology', 'natural-history', 'military-history', 'maritime', 'trains', 'cars', 'aviation',
  'nature', 'gardens', 'plants', 'flowers', 'birds', 'animals', 'marine-life', 'dogs', 'cats',
  'hiking', 'walking', 'running', 'cycling', 'climbing', 'swimming', 'kayaking', 'sailing', 'boats', 'surfing', 'beach', 'ocean', 'rivers', 'lakes',
  'desert', 'mountains', 'views', 'sunsets', 'picnic', 'people-watching', 'bridges',
  'sports', 'baseball', 'basketball', 'football', 'soccer', 'hockey', 'tennis', 'golf', 'mini-golf', 'bowling', 'skating', 'billiards', 'darts', 'axe-throwing',
  'games', 'arcade', 'pinball', 'board-games', 'video-games', 'puzzles', 'escape-rooms', 'karaoke', 'trivia',
  'books', 'poetry', 'comics', 'vinyl', 'vintage', 'antiques', 'shopping', 'fashion', 'markets', 'farmers-market', 'thrift',
  'food', 'street-food', 'baking', 'chocolate', 'ice-cream', 'pastries', 'coffee', 'tea', 'wine', 'cocktails', 'beer', 'whiskey', 'sake', 'tequila', 'cooking', 'brunch', 'tasting',
  'wellness', 'spa', 'yoga', 'meditation', 'spirituality', 'romance', 'nightlife', 'dancing',
  'japanese-culture', 'chinese-culture', 'korean-culture', 'indian-culture', 'mexican-culture', 'latin-culture', 'african-american-culture',
  'native-american-culture', 'jewish-culture', 'italian-culture', 'lgbtq', 'politics', 'literature', 'movies-history', 'television', 'oddities', 'thrills',
] as const;
export type Interest = (typeof interests)[number];

export const vibes = [
  'romantic', 'intimate', 'cozy', 'quiet', 'elegant', 'candlelit', 'lively', 'loud', 'casual', 'playful', 'trendy', 'classic', 'historic', 'quirky',
  'artsy', 'scenic', 'view', 'waterfront', 'rooftop', 'terrace', 'garden-setting', 'hidden', 'local-favorite', 'iconic', 'touristy', 'crowded', 'queues',
  'late-night', 'live-music', 'good-for-talking', 'sunset', 'family-friendly', 'dog-friendly', 'festive', 'rustic', 'modern', 'outdoorsy', 'adventurous', 'luxurious',
  'lit-at-night',
] as const;
export type Vibe = (typeof vibes)[number];

export const cuisines = [
  'american', 'new-american', 'californian', 'southern', 'soul-food', 'barbecue', 'cajun', 'creole', 'tex-mex', 'southwestern', 'native-american', 'hawaiian',
  'burgers', 'sandwiches', 'hot-dogs', 'deli', 'diner', 'breakfast', 'pizza', 'italian', 'french', 'spanish', 'tapas', 'basque', 'portuguese', 'greek', 'mediterranean',
  'german', 'polish', 'russian', 'ukrainian', 'british', 'irish', 'scandinavian', 'swiss', 'turkish', 'middle-eastern', 'lebanese', 'israeli', 'persian', 'afghan', 'georgian',
  'moroccan', 'ethiopian', 'west-african', 'senegalese', 'indian', 'pakistani', 'nepalese', 'sri-lankan', 'thai', 'vietnamese', 'burmese', 'lao', 'filipino', 'indonesian', 'malaysian',
  'chinese', 'cantonese', 'dim-sum', 'sichuan', 'taiwanese', 'japanese', 'sushi', 'ramen', 'izakaya', 'korean', 'mongolian',
  'mexican', 'oaxacan', 'peruvian', 'brazilian', 'argentinian', 'colombian', 'venezuelan', 'salvadoran', 'cuban', 'puerto-rican', 'caribbean', 'jamaican', 'latin-american',
  'seafood', 'steakhouse', 'vegetarian', 'vegan', 'fusion', 'asian',
  'coffee', 'tea', 'pastries', 'desserts', 'ice-cream', 'chocolate', 'donuts', 'bagels',
] as const;
export type Cuisine = (typeof cuisines)[number];

/**
 * What a kitchen serves well. Vegan implies vegetarian and dairy-free (see `dietsServed`); a
 * kitchen is gluten-free as a whole where nothing with gluten enters it, or where one is kept
 * apart.
 */
export const diets = ['vegan', 'vegetarian', 'gluten-free', 'gluten-free-kitchen', 'dairy-free', 'halal', 'kosher', 'pescatarian'] as const;
export type Diet = (typeof diets)[number];
