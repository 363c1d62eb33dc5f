import type { CircumstanceWords } from './situations.ts';

/** What a friend says to people as they are that day: tired, shy, out of money, up early. */
export const waysToBe = {
  shy: {
    leads: ['Easygoing, with no pressure to perform', 'Low stakes, with plenty to talk about'],
    titles: ['{thing}, No Small Talk'],
    lines: {
      hands: [
        'With your hands busy, the talking takes care of itself',
        'When the words run out, there’s always something to do',
      ],
      meal: [
        'Share a plate and let it do half the talking',
        'Each order something you’ve never tried, and compare notes',
      ],
      stroll: [
        'Side by side is easier than face to face',
        'Easy to talk here, and just as easy not to',
      ],
      exhibits: ['Plenty to point at when you run out of words'],
      show: ['The show takes care of the silences'],
      drink: [
        'Just one round, unless you both want another',
        'Something to hold while you warm up',
      ],
      treat: ['Something sweet to hide behind, if need be'],
    },
  },
  restless: {
    leads: ['Never in one place for long', 'Up and moving before anyone gets fidgety'],
    titles: ['{thing} on the Move', '{thing}, No Sitting Still'],
    lines: {
      short: [
        'In and out before anyone starts fidgeting',
        'Just long enough to leave you wanting more',
      ],
      hands: ['Something to keep your hands busy'],
      stroll: ['Stretch your legs and keep things moving'],
      exhibits: ['Pick a favorite each, and on to the next'],
      treat: ['No need to linger: a few bites and off you go'],
    },
  },
  tired: {
    leads: ['Easy on tired feet', 'Not much to do, and nowhere to rush off to'],
    titles: ['{thing} for Tired Feet', '{thing} at Half Speed'],
    lines: {
      meal: ['Somebody else cooks and does the dishes', 'All you have to do here is eat'],
      stroll: ['Do as little of it as you like', 'Turn back whenever your feet say so'],
      activity: ['Take it slow, and leave the rest for another day'],
      show: [
        'Sit back and let somebody else do the work',
        'Close your eyes if you must: just don’t snore',
      ],
      treat: ['One small decision, then something sweet', 'A little sugar to keep you upright'],
      drink: ['One round, ideally sitting down'],
    },
  },
  competitive: {
    leads: ['Loser buys', 'Somebody’s keeping score'],
    titles: ['{thing}, Loser Buys', '{thing}, Best of Three'],
    lines: {
      hands: ['Name the stakes before you start', 'Go for the win, and gloat politely'],
      meal: ['Winner orders for both of you', 'Loser picks up the check'],
      drink: ['This round’s on the loser'],
      treat: ['Loser pays, winner picks'],
      stroll: ['First to spot five dogs wins'],
      exhibits: ['A point to whoever guesses the other’s favorite'],
    },
  },
  'like-kids': {
    leads: ['No grown-ups required', 'Nobody around to tell you no'],
    titles: ['{thing}, No Grown-Ups Allowed', '{thing} Like It’s Summer Break'],
    lines: {
      hands: [
        'Do it as badly and happily as you did at eight',
        'Beg for five more minutes, just like you used to',
      ],
      treat: ['Order the one you’d have begged for'],
      meal: ['Eat with your hands if you can get away with it'],
      stroll: ['Last one to the end buys dessert'],
      exhibits: ['Touch everything you’re allowed to touch'],
    },
  },
  'make-believe-trip': {
    leads: ['A vacation without the flight', 'Tourists for a day'],
    titles: ['{thing}, No Passport Needed', '{thing}, Wish You Were Here'],
    lines: {
      stroll: ['Walk it like you’ve never been here before', 'Take the photo every tourist takes'],
      meal: [
        'Order like it’s the first day of vacation',
        'Ask what’s good here, like you just got in',
      ],
      treat: ['Write yourselves a postcard over this'],
      activity: ['Act like you flew in just for this'],
      drink: ['Order the drink you only order on vacation'],
      show: ['Pretend the hotel’s right around the corner'],
      shop: ['Pick the souvenir you’d squeeze into a carry-on'],
    },
  },
  'no-money': {
    leads: ['Living large on small change', 'Easy on the wallet, with nothing missing'],
    titles: ['{thing} on Small Change', '{thing} on a Shoestring'],
    lines: {
      free: ['Costs nothing, so stay as long as you like', 'Free, and you’d never guess it'],
      view: ['Some people pay a lot of rent for this view'],
      treat: ['Split one: half the price, twice as sweet'],
      meal: ['Split one big plate and a side and call it a feast'],
    },
  },
  'phones-off': {
    leads: ['Phones away, eyes up', 'Whoever’s texting can wait'],
    titles: ['{thing}, Phones Off', '{thing}, Do Not Disturb'],
    lines: {
      meal: [
        'Stack the phones: first one to reach for theirs pays',
        'Let the food go unphotographed, just this once',
      ],
      stroll: ['Enjoy this one without taking a picture'],
      exhibits: ['Plenty to look at without checking your phone'],
      show: ['A perfect excuse to turn your phones off'],
      treat: ['Enjoy it before anybody photographs it'],
      drink: ['Just talk, with nothing buzzing on the table'],
    },
  },
  'dressed-up': {
    leads: ['Dressed up from start to finish', 'Worth the good shoes'],
    titles: ['{thing} in the Good Shoes', '{thing}, Dressed Up'],
    lines: {
      elegant: ['A place as dressed up as you are', 'You can’t be overdressed here'],
      drink: [
        'Order something that goes with the outfit',
        'Hold the glass like you’re in an old movie',
      ],
      stroll: ['Good clothes deserve a little fresh air'],
      show: ['Make an entrance, but be in your seats on time'],
      treat: ['Dressed to the nines for something sweet'],
      meal: ['Everything tastes a little better dressed up'],
    },
  },
  'night-owls': {
    leads: ['Since you’ll be up anyway', 'No bedtime, no problem'],
    titles: ['{thing} for Night Owls', '{thing}, Wide Awake'],
    lines: {
      late: [
        'Still going when sensible people are asleep',
        'Just hitting your stride as everyone else heads home',
      ],
      meal: ['Fuel for people who don’t do bedtimes'],
    },
  },
  'early-birds': {
    leads: ['Before anyone else is up', 'All yours before the city wakes up'],
    titles: ['{thing} Before the City Wakes Up', '{thing}, Bright and Early'],
    lines: {
      early: [
        'Somebody out there is still hitting snooze',
        'Late sleepers have no idea what they’re missing',
      ],
    },
  },
  'day-off': {
    leads: ['A day off, well spent', 'No alarm, no boss'],
    titles: ['{thing} on a Day Off', '{thing}, Out of Office'],
    lines: {
      'work-hours': [
        'Most everyone else is at work right now',
        'Usually a little less crowded on a workday',
      ],
      meal: ['Take your time: nobody’s expecting you back'],
      stroll: ['No pace to keep but your own', 'Your out-of-office reply can handle the rest'],
      treat: ['Have a second one, since nobody’s waiting'],
    },
  },
  'work-tomorrow': {
    leads: ['A real date and a decent night’s sleep', 'Out, and home at a decent hour'],
    titles: ['{thing} on a School Night'],
    lines: {
      'home-early': ['Wraps up in time for a decent night’s sleep'],
      short: ['Short on purpose: tomorrow starts early'],
    },
  },
  unhurried: {
    leads: ['With nowhere else to be', 'Slow, and on purpose'],
    titles: ['{thing}, Nice and Slow', '{thing}, No Hurry'],
    lines: {
      meal: ['Order a little at a time', 'Keep talking long after the food is gone'],
      stroll: ['Sit on any bench that looks good', 'Stop wherever something catches your eye'],
      exhibits: ['Read every single label if you feel like it'],
      treat: ['Another cup or another scoop: you have time'],
      drink: ['One drink, made to last', 'Finish it when you finish it'],
      show: ['Stay till the lights come up'],
    },
  },
} satisfies Record<string, CircumstanceWords>;
