/**
 * What couples type most often into a planner of dates, as nouns: what a city should have to give.
 * Written from lists of date ideas, not from the catalogue; three places of each let two plans
 * differ.
 */
export const commonNouns: readonly string[] = `
  karaoke
  bowling
  pinball
  arcade
  board games
  pool hall
  darts
  hiking
  live jazz
  blues
  live music
  indie music
  classical music
  stand up comedy
  theater
  film
  art museum
  history museum
  street art
  art gallery
  architecture
  library
  bookstore
  used books
  record store
  vintage shopping
  antiques
  farmers market
  food hall
  ramen
  sushi
  thai food
  indian food
  mexican food
  tacos
  oysters
  seafood
  steakhouse
  pizza
  burgers
  bbq
  fried chicken
  southern food
  italian
  vietnamese
  japanese
  chinese food
  vegan restaurant
  vegetarian
  halal
  fine dining
  tasting menu
  brunch
  donuts
  ice cream
  chocolate
  dessert
  pie
  bakery
  coffee
  tea house
  wine bar
  cocktails
  speakeasy
  rooftop bar
  dive bar
  beer garden
  brewery
  whiskey
  pier
  waterfront
  sunset
  skyline view
  picnic
  park
  waterfall
  birding
  dog park
  photography
`
  .trim()
  .split(/\n\s*/);

/** What fewer ask for, or what a city has once or twice: one place is an answer. */
export const rareNouns: readonly string[] = `
  drag show
  drag brunch
  axe throwing
  escape room
  mini golf
  trivia night
  ping pong
  shuffleboard
  ice skating
  roller skating
  climbing gym
  kayaking
  paddle boarding
  sailing
  boat tour
  biking
  horseback riding
  go karts
  yoga
  sunrise hike
  stargazing
  planetarium
  observatory
  pottery class
  painting class
  cooking class
  glassblowing
  printmaking
  candle making
  perfume making
  flower arranging
  dance class
  salsa dancing
  swing dancing
  country dancing
  tango
  ballroom dancing
  bluegrass
  hip hop
  techno
  opera
  ballet
  symphony
  piano bar
  latin music
  mariachi
  reggae
  k-pop
  improv
  musical
  magic show
  burlesque
  puppet show
  indie movie
  drive-in movie
  outdoor movie
  sports bar
  horse racing
  science museum
  natural history
  aquarium
  zoo
  botanical garden
  sculpture garden
  historic house
  haunted
  cemetery
  comics
  thrift store
  flea market
  christmas market
  christmas lights
  food trucks
  night market
  omakase
  dim sum
  korean bbq
  hot pot
  pho
  ethiopian food
  soul food
  cajun
  french bistro
  spanish tapas
  greek
  turkish
  lebanese
  persian
  georgian food
  russian food
  peruvian
  brazilian
  cuban
  caribbean
  filipino food
  gluten free bakery
  kosher
  fondue
  bagels
  afternoon tea
  boba
  natural wine
  wine tasting
  tiki bar
  distillery
  mezcal
  sake
  mocktails
  spa
  sauna
  massage
  sound bath
  meditation
  rose garden
  japanese garden
  butterflies
  fishing
  farm
  winery
  cat cafe
  trampoline park
  theme park
  ferris wheel
  carousel
  train ride
  space
  science
  chess
  dungeons and dragons
  video games
  anime
  manga
  tarot
`
  .trim()
  .split(/\n\s*/);
