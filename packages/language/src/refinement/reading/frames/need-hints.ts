import { capitalize } from '../../../format.ts';
import { needTexts, type Need } from '../../../taste/needs/needs.ts';
import { wish } from '../asks.ts';
import { frame, type Frame } from './frame.ts';

const need =
  (...needs: Need[]): Frame['read'] =>
  () =>
    wish(capitalize(needs.map((one) => needTexts[one]).join(', ')), { needs });
const diet =
  (text: string): Frame['read'] =>
  () =>
    wish(capitalize(text), { diets: [text] });

/** Words that tell what somebody cannot do without, or does not eat. */
export const needHints: readonly Frame[] = [
  frame(
    `(?:steps|stair|stairs|staircase|wheelchair|scooter|walker|rollator|ramp|elevator|climb stairs|go upstairs|walk ?up)`,
    need('step-free'),
  ),
  frame(
    `(?:broke|broken|broken|sprain\\w*|twisted|torn|tore|busted|bum|bad|sore|hurt|hurts
    |aching|achy|injured|surgery on) .. (?:leg|foot|feet|ankle|knee|hip|back|toe|acl
    |achilles)|(?:leg|foot|feet|ankle|knee|knees|hip|back|dogs) .. (?:hurt|hurts|kill\\w*
    |hate|hates|ache|aches|aching|sore|shot|tired|acting up|giving out|bad|busted|done
    |swollen)|crutches|limp\\w*|blisters?|heels|stilettos|arthritis|hip replacement
    |(?:knees?|back|hips?|feet|ankles?|legs?) (?:arent|isnt|are not|is not) .. (?:great|good
    |what)|easier to get around|cant (?:walk|stand) (?:much|long|far|for long)
    |trouble walking|in a (?:boot|cast|brace|sling)|(?:knee|hip|foot|back|ankle|leg|toe|achilles) (?:surgery|replacement|injury|problem|problems
    |issues?|pain)|sciatica|gout|plantar fasciitis|bunions?|cane|shin splints|leg day|marathon (?:yesterday|today|this morning)|(?:so|too|that|this|all that|lots of|a lot of|less|much|not much) walking
    |(?:walk|walking|stand|standing) .. (?:that|so|too|this) (?:much|far|long)|(?:standing|stand) (?:around|all night|for hours)
    |(?:somewhere|place|places|something|spot) .. sit(?: down)?|to sit down|sit down (?:places?|spots?|only|stuff)|be able to sit|sitting down|off (?:our|my|her|his) feet|on (?:our|my|her|his) feet all day
    |new shoes|platforms|wedges|(?:cant|cannot|hard to|hurts to|tough to) .. (?:walk|stand)|tired feet|feet are .. (?:dead|done|toast|killing)|slow walkers?|old knees`,
    need('easy-walk'),
    { isBlame: true },
  ),
  frame('(?:heights|dizzy|vertigo)', need('no-heights')),
  frame('(?:claustrophobic|claustrophobia|tight spaces|enclosed spaces)', need('no-tight-spaces')),
  frame(
    `(?:pregnant|expecting|preggo|preggers|third trimester|second trimester|first trimester|trimester|morning sickness
    |baby bump|with child|knocked up|(?:COUNT )?(?:weeks|months) along|due in|bun in the oven)`,
    need('pregnant'),
  ),
  frame(
    `(?:my|our|the|her|his|little|small|bring\\w*) .. (?:dogs?|puppy|pup|pooch|chihuahua
    |corgi|doodle|pomeranian|maltipoo|maltese|shiba|yorkie|dane|collie|spaniel|boxer|pitbull|pittie|mutt|rescue|lab|retriever|poodle|beagle
    |frenchie|bulldog|husky|terrier|dachshund|weiner|wiener dog|pug|shepherd|shih tzu|schnauzer|dalmatian|fur ?baby|doggo|four legged friend)|dog friendly|pet friendly
    |(?:pup|puppy|dog|doggo|pooch) .. (?:come|comes|coming|tag along|tagging along|join|joins|joining|along|with us|in tow)`,
    need('dog'),
  ),
  frame(
    `(?:my|our|her|his|bring\\w*) .. (?:kids?|toddler|baby|son|daughter|niece|nephew|newborn
    |infant|twins|kiddos?|grandkids?|little ones?|rugrats?|children|stepson|stepdaughter|boys|girls)|(?:kids?|toddlers?|baby|kiddos?|twins|little ones?|children|niece
    |nephew|grandson|granddaughter) .. (?:come|comes|coming|tag along|tagging along|join|joins|joining|along|with us|in tow)|(?:toddler|kid|child|baby) friendly
    |(?:[1-9]|1[0-2]) ?(?:yo|y o|yrs? old|years? old|mo old|month old|months old)`,
    need('children'),
  ),
  frame(
    `(?:in recovery|rehab|sobriety|months sober|years sober|days sober|newly sober|stays? sober|sober .. (?:months|years)|aa meeting|recovering alcoholic|off the sauce)`,
    need('sober'),
  ),
  frame('(?:vegan|vegans|plant based|no animal products)', diet('vegan')),
  frame(
    '(?:vegetarian|vegetarians|veggie|meatless|stopped eating meat|quit meat|gave up meat)',
    diet('vegetarian'),
  ),
  frame('(?:gluten|celiac|celiacs|coeliac|wheat|gf)', diet('gluten-free')),
  frame('(?:dairy|lactose|milk products)', diet('dairy-free')),
  frame(
    `(?:alcohol|booze|drinking|dry january|sober october|sober|designated driver|mocktails?
    |antibiotics|muslim|mormon|teetotal\\w*|breastfeeding|hates? alcohol|zero proof|non ?alcoholic|alcohol ?free|booze ?free|driving (?:home|after|tonight))`,
    diet('no alcohol'),
  ),
];
