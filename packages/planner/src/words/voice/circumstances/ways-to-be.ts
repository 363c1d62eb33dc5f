import type { CircumstanceWords } from './situations.ts';

/** What a friend says to people as they are that day: tired, shy, out of money, up early. */
export const waysToBe = {
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
    titles: ['{thing} for Night Owls', '{thing}, Wide Awake'],
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
    titles: ['{thing} Before the City Wakes', '{thing}, Up Early'],
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
    titles: ['{thing}, Slowly', '{thing} and No Hurry'],
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
} satisfies Record<string, CircumstanceWords>;
