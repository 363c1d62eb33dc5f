import { opinions, qualities } from '../adjectives.ts';
import { negators, owners, remarking, subjects, vague } from '../clauses.ts';
import { lexicon } from '../lexicon.ts';
import { moodWords } from '../mood-words.ts';
import { needPatterns } from '../needs/needs.ts';
import { fillers } from '../wish-reading.ts';
import { fold, singular } from '../words-of.ts';
import { plainWords } from './plain-words.ts';
import { wordSet } from './word-set.ts';

const wordsIn = (texts: Iterable<string>): string[] =>
  [...texts].flatMap((text) => singular(fold(text)).split(' '));

/** Each word of a term of the lexicon, and of a word for a mood, with how many have it. */
const countsIn = (words: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));

/** The words that wishes are made of, by how many terms have each. */
export const wordsOfTerms = countsIn(wordsIn(lexicon.keys()));
/** The words that moods are made of. */
export const wordsOfMoods = countsIn(wordsIn(Object.values(moodWords)));

/** What is said beside a wish, and no slip of any: all in the singular. */
const beside: ReadonlySet<string> = new Set([
  ...wordsIn([...fillers, ...vague, ...remarking, ...subjects, ...owners, ...negators]),
  ...wordsIn([...opinions, ...qualities.keys(), ...plainWords]),
  ...needPatterns.flatMap(({ source }) => wordsIn(source.match(/[a-z]{4,}/g) ?? [])),
  ...wordSet(
    `about above across after again ahead alone along already always among anniversary another anymore apart around asked aside asleep aunt autumn avenue away backward badly barely
    because become been before began begin behind being believe below beside best better between beyond birthday bored borrow both brain bring broke brother brought build built burn busy
    caught cause certain chance change cheap check choice choose class clean clear close closed color common corner could country couple course cousin cover crazy cross current
    daily date daughter deal decent decide degree different dirty does doing done doubt down during each early earth easy either empty enough entire even evening ever every except
    expect expensive extra fail fair fall false family famous far fast father fear feel felt female fight final find first five flat floor follow foot force forget forward found four free
    fresh friend front full further gave gentle girl give glad gonna gotta great green ground group guess guest guide half hand hang happen hard have head hear heart heavy hello help hence
    high hold home hope hour house huge human hurry hurt husband idea ideal inch indeed inside instead into itself join keep kept kind knew know large last late later laugh lead learn
    least leave left less level life light likely limit line list listen little live long loose lose lost love lower lucky made main major make male many maybe mean meet mental middle
    might mind minute miss month mood morning most mother mouth move much must near need neither never next night nobody none normal north nothing notice number obvious often older once
    only open order other outside over owner paid pain paint pair part past pay people perhaps person phone pick picture piece place plan please plenty point poor prefer press pretty
    price proper public pull push quick quite rather reach ready real really reason recent regular remain rest return right risk road rough round rush safe said same save scared scene
    school season seat second seem sense serious serve several shall shape share sharp shift short should shout show side sign similar simple since single sister skip sleep slow small
    smell smooth solid some somehow someone soon sore sort sound south space speak speed spend spent stand start stay step still stop straight strange street strict strong stuff style
    such sudden suit summer sure surprise sweat sweating sweaty table take talk taste team tell terrible than thank that their them then there these they thing think third this those though
    three through throw tight time tired today together tomorrow tonight took total touch toward town travel treat trip trouble true trust truth turn twice type typical ugly under unless
    until upon usual usually vacation very view visit voice wait wake walk wall want warm wash waste watch week weekday weekend weird well went were west what when where whether which while
    white whole whose wide wife will wind winter wish with within without woman wonder word work world worry worse worst worth would wrong year yellow young your
    adobe alike batter blank boathouse chile chili chose click closest collector crash create curved drift faster forth grind halve infinity lacking leaning ledge linear look looked loser malted margin
    meter multiply musee operator pause patient penny petting pointer policy processor putting refining reminder sample selling shutdown simpler stale stare stiff stock summary tasted terra trace value wander
    sledding action antique appetite launch planning auction banker barley beacon beard beatles beetle belay bialy bianca biker bitter bonding boogie bounce buddy butte cabana cacao campo carve centre charles cheek clever coach cocina
    colder collar collective conservation crane creak crema crest cucina delight deviled drank earnest fairy falling fennel flood fried fright frill funnel gentle gently grade grease greasy greet groove
    grunt hangar hatch hoarse hoppy hotter jelly leaded lightning living longanisa marry mocha monastery monte mosquito mossy mourning mouse mousse packing palmer paste penne perch piazza picket pinch pinot piper
    pitch plein posture rover salami salumi scare screaming sfogliatella shaft shoot simmer simply singly slick sliver spill spitting sprung stain stained starship steal steaming steel stirred stolen stony stuck switch taller tipping tired torte tortelloni
    cheesy smoking baroque beast haunt joust plain proposal propose tripe truce twinkle verde verdi vista worship`,
  ),
]);

/** Whether a word, in the singular, is one that people mean to write, whatever places have. */
export const isPlainWord = (word: string): boolean =>
  wordsOfTerms.has(word) || wordsOfMoods.has(word) || beside.has(word) || lexicon.has(word);
