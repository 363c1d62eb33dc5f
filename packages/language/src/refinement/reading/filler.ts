import { singular } from '../../taste/words-of.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
/** Singular, as phrases compare. */
const stems = (text: string): ReadonlySet<string> => new Set([...words(text)].map(singular));

/**
 * Words of courtesy and doubt: dropped wherever they stand, for what is asked is the same without
 * them.
 */
const courtesies = words(`
  please pls plz thanks thx kindly maybe perhaps possibly actually really just simply honestly literally definitely totally very super quite pretty
  tbh ngl imo imho somehow fr rn asap omg lmao lol haha hmm um uh oh yeah yep hey hi hello sorry tho though btw ideally preferably basically
`);
export const isCourtesy = (word: string): boolean => courtesies.has(word);

/** Words that wishes are wrapped in and that ask for nothing themselves. */
const fillers = stems(`
  i im id ill ive we were weve wed well us me you your she hes shes he they theyre theyd her his him them it its this that these those there theres
  is are be am was do does did can could would will should shall must might may let lets make making get got have has had having go going gonna come
  want wanted wanna like love need prefer rather think thinking thought feel wish hope hoping looking look keen fancy craving feeling
  into fan obsessed lover nerd geek buff enthusiast anywhere crazy possible able afraid mind wonder wondering chance big huge small cute kinda sorta
  something somewhere anything someplace place spot thing stuff one kind sort type bit little lot much few
  date evening night day afternoon morning plan outing trip tonight today weekend time stop activity version option idea suggestion vibe mood atmosphere
  shed hed theyd youd shell hell theyll youll wholl
  already now whole entire entirely itll thatll people folks babysitter sitter actually
  catch bringing brought idk dunno
  add include put throw try see visit grab give take use find show plan pick choose
  around neither
  good great best nice fine perfect ok okay way
  a an the some any to for of in at on with by my our their both together out up if how about what where which who when
  boyfriend girlfriend partner wife husband friend gf bf date couple two everyone everything instead too as well again also even
`);
export const isFiller = (stem: string): boolean => fillers.has(stem);

/** Words between two wishes. */
const connectives = stems('and but also or then plus so because cause since as');
export const isConnective = (stem: string): boolean => connectives.has(stem);

/** Fillers that belong to what follows them: of 'in paris' the 'in'. */
const links = stems(
  'a an the to for of in at on with by my our her his their your some any from about too',
);
export const isLink = (stem: string): boolean => links.has(stem);

/** Whose something is: 'my dog' is no wish for dogs. */
const possessives = words('my our her his their your');
export const isPossessive = (word: string): boolean => possessives.has(word);

/** What turns a wish into its opposite: what follows is never read as if it were wished. */
const negators = words(
  'no not dont doesnt didnt wont wouldnt cant cannot isnt arent never without nothing none neither nor hate avoid less fewer stop lose skip',
);
export const isNegator = (word: string, next: string): boolean =>
  negators.has(word) ||
  (word === 'instead' && next === 'of') ||
  (word === 'rather' && (next === 'than' || next === 'not'));
