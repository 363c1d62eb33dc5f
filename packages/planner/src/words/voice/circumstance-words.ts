import type { Circumstance } from '@rendezvous/language';
import type { Role } from '@rendezvous/venue-model';

/** Where a line may be said: at any stop of a role, or only where something is true of the stop. */
export type Situation =
  | Role
  /** Something is played or made with one's hands. */
  | 'hands'
  /** One looks at things that stand there to be looked at. */
  | 'exhibits'
  /** Nobody has to raise a voice. */
  | 'quiet'
  /** Nothing is paid. */
  | 'free'
  /** In the open. */
  | 'open-air'
  | 'view'
  /** Dressed up for: elegant, luxurious or candlelit. */
  | 'elegant'
  /** No alcohol is served. */
  | 'dry'
  /** Where things are bought to take home. */
  | 'shop'
  /** One is out again within three quarters of an hour. */
  | 'short'
  /** It begins before half past nine in the morning. */
  | 'early'
  /** It lasts past half past ten at night. */
  | 'late'
  /** On a weekday before five. */
  | 'work-hours'
  /** The last stop, over by half past ten. */
  | 'home-early';

export interface CircumstanceWords {
  /** How the summary may begin, before a colon. */
  readonly leads: readonly string[];
  /** Titles; `{thing}` is what the evening is about. */
  readonly titles: readonly string[];
  /** Why a stop fits these two, by what is true of it: at most fourteen words, no full stop. */
  readonly lines: Partial<Record<Situation, readonly string[]>>;
}

/** What a friend says to people in whose lives something goes on: never more than what they told and the stop bears out. */
export const circumstanceWords: Readonly<Record<Circumstance, CircumstanceWords>> = {
  grief: {
    leads: ['A quiet one, with room to remember', 'Nothing loud, and time to remember'],
    titles: [],
    lines: {
      meal: [
        'Raise the first glass to whoever is missed',
        'Time to tell the old stories over plates',
      ],
      stroll: [
        'Room to walk without talking',
        'Walk slowly, and say the name out loud if you like',
      ],
      quiet: ['Nobody hurries you here, and nobody asks', 'Quiet, so remembering comes easily'],
      treat: ['Something sweet to share over the old stories'],
      drink: ['The first glass goes to whoever is missed'],
      show: ['Nothing to say for a while, and that is fine'],
    },
  },
  'sober-days': {
    leads: ['Clear-headed from start to finish', 'A good time with nothing to turn down'],
    titles: ['{thing}, Clear-Headed'],
    lines: {
      dry: ['Nothing to turn down and nothing to explain', 'No bar in sight, so be easy here'],
      meal: ['A toast needs no wine: raise whatever is in the glass'],
      treat: ['Count the days over something sweet'],
      stroll: ['A clear head is worth most in the open'],
      activity: ['This is what the clear mornings are for'],
    },
  },
  recovering: {
    leads: ['Gentle, and no further than you feel like', 'An easy one, at your own speed'],
    titles: ['{thing}, Gently'],
    lines: {
      meal: ['Sit, and let everything be brought to you'],
      stroll: ['Turn back whenever you have had enough'],
      activity: ['See as much of it as feels good, and leave the rest'],
      treat: ['A small reward that asks nothing of you'],
      show: ['You sit, and others do the work'],
      drink: ['A seat first, then one glass'],
    },
  },
  'making-up': {
    leads: ['A gentle way to begin again', 'Side by side first, then face to face'],
    titles: ['{thing} and a Fresh Start'],
    lines: {
      stroll: [
        'Walk first: hard talk is easier side by side',
        'Side by side, which is where peace begins',
      ],
      meal: ['Order for each other, and begin again'],
      treat: ['One dessert, two spoons, no keeping score'],
      activity: ['Something new to look at, so nobody looks back'],
      drink: ['One glass to call it settled'],
      show: ['Looking the same way again, side by side'],
    },
  },
  reunion: {
    leads: ['Time for all the talk you have saved up', 'In one place at last'],
    titles: ['{thing}, Together at Last', '{thing} and All Your News'],
    lines: {
      meal: [
        'A table for all that did not fit into a call',
        'Sit on the same side, and tell it from the start',
      ],
      stroll: [
        'Arm in arm, and begin with the small news',
        'Walk it slowly: you have months to tell',
      ],
      activity: ['See something together instead of describing it by phone'],
      show: ['Side by side at last, not on two screens'],
      treat: ['One plate, two spoons, and the long version of everything'],
      drink: ['A first toast to being in one place'],
    },
  },
  farewell: {
    leads: ['Something to keep for the time apart', 'One more, to remember'],
    titles: ['{thing} Before Goodbye', 'One More {thing}'],
    lines: {
      stroll: ['Walk slowly, and choose what to remember'],
      meal: ['Order the dish that will be missed most'],
      activity: ['Take one picture of the two of you here'],
      drink: ['Drink to the next time, and give it a date'],
      treat: ['Plan the first visit over this'],
      show: ['Hold hands through all of it'],
    },
  },
  'new-home': {
    leads: ['To the new keys', 'A round for the new front door'],
    titles: ['{thing} and the New Keys', 'New Keys, Then {thing}'],
    lines: {
      meal: [
        'Put the keys on the table and toast them',
        'Somebody else’s kitchen, while yours is in boxes',
      ],
      drink: ['The first round goes to the house', 'Drink to the door that only you two can open'],
      shop: ['Choose one small thing for a shelf of your own'],
      hands: ['The winner gets the bigger closet', 'Play for who picks the color of the bedroom'],
      activity: ['No boxes, no paint samples, just this'],
      treat: ['Something sweet for two people with a front door'],
      stroll: ['Walk, and settle where the sofa goes'],
      show: ['The boxes can wait until this is over'],
    },
  },
  'good-news': {
    leads: ['To the good news', 'One for the good news'],
    titles: ['{thing} and Good News', 'Good News, Then {thing}'],
    lines: {
      meal: [
        'Order the thing you usually talk yourself out of',
        'Tell the news again from the start',
      ],
      drink: ['This is where the toast belongs', 'The first glass goes to whoever earned it'],
      hands: ['Whoever has the news goes first'],
      activity: ['A prize for whoever earned it: pick what you like best here'],
      stroll: ['Walk, and say it out loud once more'],
      treat: ['News like yours comes with dessert'],
      show: ['Clap hard, and keep some of it for yourselves'],
    },
  },
  setback: {
    leads: ['To turn the week around', 'Kind to two people who need it'],
    titles: ['{thing}, and Better Days', '{thing} to the Rescue'],
    lines: {
      meal: [
        'Comfort first: things look worse unfed',
        'Order what you would when nobody is looking',
      ],
      hands: ['Good for hitting, rolling or shooting something, and laughing'],
      activity: ['An hour that has nothing to do with any of it'],
      'open-air': ['Fresh air, and it all looks smaller'],
      treat: ['Sugar helps, whatever they say'],
      drink: ['One round to complain, and then no more of it'],
      show: ['Let somebody else carry the conversation'],
    },
  },
  'family-left': {
    leads: ['Just the two of you again', 'The house is quiet, so go out'],
    titles: ['{thing} for Just You Two', 'Nobody’s Hosts: {thing}'],
    lines: {
      meal: [
        'Nobody to host: somebody else brings the plates',
        'Order what no one at home would touch',
      ],
      drink: ['Drink to the empty guest room'],
      stroll: ['At your own speed again, with no one to wait for'],
      activity: ['For once only you two choose what to look at'],
      treat: ['Now say everything you held back, over something sweet'],
      show: ['Nobody talks through this one'],
    },
  },
  'without-children': {
    leads: ['A few hours that are only yours', 'Grown-ups only, for once'],
    titles: ['{thing}, Grown-Ups Only', '{thing} and Both Hands Free'],
    lines: {
      meal: ['A whole meal with both hands free', 'Nobody to cut food up for'],
      drink: ['A glass you can finish', 'Sit where no one has to be strapped in'],
      activity: ['Nobody asks to go home here'],
      exhibits: ['Look as long as you like: nobody pulls at your sleeve'],
      stroll: ['At your own pace, with no one to carry'],
      show: ['A whole show, and nobody needs the bathroom'],
      treat: ['Dessert that nobody else gets a bite of'],
    },
  },
  shy: {
    leads: ['Easy on the shy', 'Low stakes, and plenty to talk about'],
    titles: ['{thing}, No Small Talk'],
    lines: {
      hands: [
        'Hands busy, so the talk can come by itself',
        'A score to laugh about when words run out',
      ],
      meal: [
        'Share a plate: it does half the talking',
        'Order one thing each neither of you knows',
      ],
      stroll: ['Side by side is easier than face to face'],
      exhibits: ['Plenty to point at when neither knows what to say'],
      show: ['What you have come to see fills every silence'],
      drink: ['One round here, and another only if you both want it'],
      treat: ['Small and quick, so nobody has to perform'],
    },
  },
  restless: {
    leads: ['Never long in one place', 'Up and on again before anyone fidgets'],
    titles: ['{thing} on the Move', '{thing}, Never Sitting Long'],
    lines: {
      short: ['In and out before anyone fidgets', 'Just long enough to want one more'],
      hands: ['On your feet, with something to do'],
      stroll: ['Keeps you moving between two seats'],
      exhibits: ['Each chooses a favorite, and on you go'],
      treat: ['Take it along and keep walking'],
    },
  },
  tired: {
    leads: ['Easy on tired feet', 'Little to do, and nowhere to rush'],
    titles: ['{thing} for Tired Feet', '{thing}, and Then to Bed'],
    lines: {
      meal: ['Somebody else cooks and washes up', 'Sit down, and let the plates come to you'],
      stroll: ['As little of the walk as you like', 'Turn back whenever your feet say so'],
      activity: ['Stay as long as your legs agree, and no longer'],
      show: ['Sit back, and let others do the work'],
      treat: ['One order, and then nothing to decide'],
      drink: ['One round, sitting down'],
    },
  },
  newcomer: {
    leads: ['Made to be shown off', 'The case for staying'],
    titles: ['The Case for {thing}'],
    lines: {
      view: ['See how the city lies before anyone explains it'],
      meal: ['Ask at the next table what people here order'],
      stroll: ['On foot, which is how one learns a city'],
      activity: ['Something to tell the people back home'],
      drink: ['Ask whoever pours what you should see next'],
      treat: ['Taste it, then call home and brag'],
      show: ['Be among people who live here'],
    },
  },
  competitive: {
    leads: ['Loser buys', 'Keep score all the way'],
    titles: ['{thing}, Loser Buys', '{thing}, Best of Three'],
    lines: {
      hands: ['Name the stakes before you start', 'Best of three, and no mercy'],
      meal: ['The winner orders for both', 'Loser picks up this one'],
      drink: ['The loser pays for this round'],
      treat: ['The loser pays, the winner chooses'],
      stroll: ['First to spot five dogs wins the stretch'],
      exhibits: ['Each picks a favorite: guess the other’s, and score a point'],
    },
  },
  'like-kids': {
    leads: ['No grown-ups required', 'With nobody to tell you no'],
    titles: ['{thing}, No Grown-Ups', '{thing} Like It’s Summer Break'],
    lines: {
      hands: [
        'Play it as badly and as loudly as you once did',
        'Ask for one more go, as you used to',
      ],
      treat: ['Order the one you would have begged for'],
      meal: ['Eat with your hands wherever you can'],
      stroll: ['Race to the end of it: last one buys dessert'],
      exhibits: ['Touch whatever may be touched'],
    },
  },
  'make-believe-trip': {
    leads: ['A vacation without the flight', 'Tourists for a day'],
    titles: ['{thing}, No Passport Needed', '{thing}, Wish You Were Here'],
    lines: {
      stroll: ['Walk it as if you had never been here', 'Take the picture that visitors take'],
      meal: ['Order as on the first night of a trip'],
      treat: ['Write yourselves a postcard over this'],
      activity: ['See it as if you had flown in for it'],
      drink: ['The glass one orders on the first day off'],
      show: ['Go in as if the hotel were around the corner'],
      shop: ['Choose the souvenir you would carry home'],
    },
  },
  'no-money': {
    leads: ['Rich on small change', 'Little money, and nothing missing'],
    titles: ['{thing} on Small Change', '{thing} for Pocket Money'],
    lines: {
      free: ['Costs nothing, so stay as long as you like', 'Free, and it does not look it'],
      view: ['A view that others pay rent for'],
      treat: ['One to share, two spoons, half the price'],
      meal: ['Share one big plate and a side, and call it a feast'],
    },
  },
  'phones-off': {
    leads: ['Phones in your pockets', 'Nothing that needs a screen'],
    titles: ['{thing}, Phones Off', '{thing} Without a Screen'],
    lines: {
      meal: ['Stack the phones: whoever reaches first pays'],
      stroll: ['Look at this one without a camera'],
      exhibits: ['Enough to look at without a screen'],
      show: ['Phones stay in your pockets until it is over'],
      treat: ['Talk, with nothing lighting up the table'],
      drink: ['Talk, with nothing buzzing on the table'],
    },
  },
  'dressed-up': {
    leads: ['Dressed for it from start to finish', 'Worth the good shoes'],
    titles: ['{thing} in Good Shoes', '{thing}, Dressed Up'],
    lines: {
      elegant: ['A room as dressed up as you are', 'Nobody is overdressed here'],
      drink: ['Order something with a stem'],
      stroll: ['Somewhere to be seen in what you wear'],
      show: ['Walk in slowly enough to be looked at'],
      treat: ['Overdressed for dessert, and why not'],
      meal: ['Overdressed here is half the fun'],
    },
  },
  'night-owls': {
    leads: ['For two who are awake anyway', 'While the others sleep'],
    titles: ['{thing} for Night Owls', 'Wide Awake for {thing}'],
    lines: {
      late: [
        'Still going when sensible people sleep',
        'At your hour, when the early ones have left',
      ],
      meal: ['Eat now: the night is long'],
    },
  },
  'early-birds': {
    leads: ['Before the others are up', 'Yours before the city wakes'],
    titles: ['{thing} Before the City Wakes', 'Up Early for {thing}'],
    lines: {
      early: ['Yours before the others are up', 'The hour that late sleepers never see'],
    },
  },
  'day-off': {
    leads: ['A day off, used well', 'No alarm and no desk'],
    titles: ['{thing} on a Day Off', '{thing}, No Desk in Sight'],
    lines: {
      'work-hours': [
        'Everybody else is at a desk right now',
        'On a workday you have more of it to yourselves',
      ],
      meal: ['Eat as long as you like, with no desk to go back to'],
      stroll: ['No pace but your own'],
      treat: ['A second one, since nobody is waiting'],
    },
  },
  'work-tomorrow': {
    leads: ['A whole date, and a night’s sleep', 'Out, and home in good time'],
    titles: ['{thing} on a School Night'],
    lines: {
      'home-early': ['Over early enough for a night’s sleep'],
      short: ['Short on purpose: tomorrow starts early'],
    },
  },
  unhurried: {
    leads: ['With nowhere else to be', 'Slowly, and on purpose'],
    titles: ['{thing}, Slowly', 'All the Time for {thing}'],
    lines: {
      meal: ['Order one course at a time', 'Let the table be yours for a while'],
      stroll: [
        'Sit on every bench you like the look of',
        'Stop wherever something catches your eye',
      ],
      exhibits: ['Read every label, if you like'],
      treat: ['A second cup, since nobody is waiting'],
      drink: ['One glass, slowly'],
      show: ['Stay for the last of it'],
    },
  },
};
