import type { CircumstanceWords } from './situations.ts';

/** What a friend says when something has happened: a loss, a house, a homecoming. */
export const turnsOfLife = {
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
      drink: ['One slow glass, and whatever you feel like telling'],
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
    titles: ['{thing} Before Goodbye', '{thing}, Once More'],
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
  newcomer: {
    leads: ['Made to be shown off', 'The case for staying'],
    titles: ['{thing}, Shown Off'],
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
  'old-haunts': {
    leads: ['Back where it began', 'Old ground, seen together'],
    titles: ['{thing} and Old Stories', '{thing}, Back Where It Began'],
    lines: {
      stroll: ['Point out what has changed and what has not', 'Walk it at the pace of a story'],
      meal: [
        'Order what was always ordered',
        'The story that belongs here fits between two plates',
      ],
      exhibits: ['Find the year that somebody you know remembers'],
      activity: ['Do it once the way it used to be done'],
      treat: ['One bite, and tell whom it reminds you of'],
      drink: ['A glass to whoever sat here before you'],
      show: ['Listen for the one that everybody at home knew'],
    },
  },
} satisfies Record<string, CircumstanceWords>;
