import type { CircumstanceWords } from './situations.ts';

/** What a friend says when something has happened: a loss, a house, a homecoming. */
export const turnsOfLife = {
  grief: {
    leads: ['A quiet one, with room to remember', 'Nothing loud, just time to remember'],
    titles: [],
    lines: {
      meal: [
        'Raise a glass to the one you’re missing',
        'Time to tell the old stories over something good to eat',
      ],
      stroll: [
        'You don’t have to talk here unless you want to',
        'Take it slow, and say their name out loud if you like',
      ],
      quiet: [
        'Quiet, with no need to put on a brave face',
        'Quiet enough to remember, or just to be',
      ],
      treat: ['Something sweet to share over the old stories', 'A small comfort, and no hurry'],
      drink: [
        'One slow drink, and whatever you feel like saying',
        'A quiet toast, with or without words',
      ],
      show: [
        'For a while, nobody has to say anything',
        'It’s all right to get lost in this for a while',
      ],
    },
  },
  'sober-days': {
    leads: ['Clear-headed from start to finish', 'A good time with nothing to turn down'],
    titles: ['{thing} with a Clear Head'],
    lines: {
      dry: [
        'Nothing to turn down and nothing to explain',
        'No alcohol here, so you can just relax',
      ],
      meal: ['A toast works just as well with seltzer', 'Spend the bar tab on dessert'],
      treat: ['Sugar is still very much on the table'],
      stroll: ['Fresh air suits a clear head'],
      activity: ['All the fun, no drink required', 'Best enjoyed with a clear head'],
    },
  },
  recovering: {
    leads: ['Gentle, and only as far as you feel like going', 'An easy one, at your own pace'],
    titles: ['{thing}, Nice and Easy'],
    lines: {
      meal: [
        'Good food counts as part of getting better',
        'Order whatever sounds good to you today',
      ],
      stroll: ['Head back whenever you’ve had enough', 'Even a little of this counts'],
      activity: ['Do as much as feels good and skip the rest'],
      treat: ['A little reward, no effort required', 'Not medicine, strictly speaking, but close'],
      show: ['Somebody else does all the work here'],
      drink: ['Find a good seat and sip something slowly'],
    },
  },
  'making-up': {
    leads: ['A gentle way to begin again', 'An easy way back to each other'],
    titles: ['{thing} and a Fresh Start'],
    lines: {
      stroll: [
        'Hard conversations go easier side by side',
        'First one to reach for the other’s hand wins',
      ],
      meal: [
        'Order something to share, as a peace offering',
        'It’s hard to stay mad over good food',
      ],
      treat: [
        'Split something sweet, and nobody keeps score',
        'Let the other one have the last bite',
      ],
      activity: [
        'Something to do besides go over it again',
        'A good excuse to be on the same team',
      ],
      drink: ['One round, and call it a truce'],
      show: ['Nobody has to talk, just stay close'],
    },
  },
  reunion: {
    leads: ['Time for everything you’ve saved up to say', 'In the same place at last'],
    titles: ['{thing}, Together at Last', '{thing} and Some Catching Up'],
    lines: {
      meal: [
        'Time for everything that didn’t fit in a phone call',
        'Sit side by side, just because you can',
      ],
      stroll: [
        'Arm in arm, starting with the small news',
        'Take it slow: there’s a lot to catch up on',
      ],
      activity: [
        'Something to do together instead of describing it over the phone',
        'Nobody has to send pictures of this one',
      ],
      show: ['Side by side at last, instead of on two screens'],
      treat: [
        'Something to share, and the long version of everything',
        'Something sweet that doesn’t have to be mailed',
      ],
      drink: ['A toast to being in the same place', 'Clink real glasses this time, not screens'],
    },
  },
  farewell: {
    leads: ['Something to hold on to while you’re apart', 'One good one before goodbye'],
    titles: ['{thing} Before Goodbye', '{thing} for the Road'],
    lines: {
      stroll: ['Take it slow, and pick a moment to keep', 'No rush: take the long way around'],
      meal: ['Order something worth missing', 'Take your time: goodbye can wait'],
      activity: ['Get one good picture of the two of you'],
      drink: ['Drink to the next time, and pick a date if you can'],
      treat: ['Plan the first visit over something sweet', 'Something sweet to soften the goodbye'],
      show: ['Hold hands the whole way through'],
    },
  },
  'new-home': {
    leads: ['Here’s to the new keys', 'In honor of the new front door'],
    titles: ['{thing} and the New Keys', 'New Keys, Then {thing}'],
    lines: {
      meal: [
        'Put the keys on the table and toast them',
        'Because nobody remembers which box the pans are in',
      ],
      drink: ['A toast to the new place', 'Drink to whoever ended up carrying the couch'],
      shop: ['Pick out one small thing for the new place'],
      hands: [
        'Whoever does better here gets the bigger closet',
        'Let this decide who picks the bedroom color',
      ],
      activity: ['No boxes, no paint chips, just this'],
      treat: ['Something sweet for the proud keyholders'],
      stroll: ['Plenty of time to settle where the couch goes'],
      show: ['The boxes can wait until this is over'],
    },
  },
  'good-news': {
    leads: ['Here’s to the good news', 'Because good news deserves a celebration'],
    titles: ['{thing} and Good News', 'Good News, Then {thing}'],
    lines: {
      meal: [
        'Order the thing you usually talk yourself out of',
        'Tell the whole story again from the top',
      ],
      drink: ['This is the place for the toast', 'Clink glasses: this is what they’re for'],
      hands: ['Whoever brought the good news goes first'],
      activity: ['Consider this the victory lap', 'Everything’s more fun on a day like this'],
      stroll: [
        'Say it out loud one more time, just to hear it',
        'Room to grin without anyone asking why',
      ],
      treat: ['News like yours calls for something sweet', 'Get the big one: the news was good'],
      show: ['You’ve earned a little entertainment'],
    },
  },
  setback: {
    leads: ['A little lift when you need one', 'Because you could both use something good'],
    titles: ['{thing} and Better Days', '{thing} to the Rescue'],
    lines: {
      meal: ['Everything looks worse on an empty stomach', 'Order like nobody’s looking'],
      hands: ['It’s hard to stew with your hands busy'],
      activity: [
        'This has nothing to do with any of it, which helps',
        'A good place to think about something else',
      ],
      'open-air': ['Fresh air won’t fix it, but it helps'],
      treat: ['Sugar helps, whatever anyone says', 'Get the large: nobody’s judging today'],
      drink: [
        'Complain for one round, then change the subject',
        'Sit with it for one round, together',
      ],
      show: ['Let somebody else carry the conversation'],
    },
  },
  'family-left': {
    leads: ['Just the two of you again', 'The house is quiet again, so out you go'],
    titles: ['{thing} for Two Again', '{thing}, No Houseguests'],
    lines: {
      meal: [
        'Somebody else does the hosting this time',
        'Order what nobody else in the family would touch',
      ],
      drink: ['Drink to the empty guest room', 'Toast the guests, now that they can’t hear'],
      stroll: [
        'At your own pace again, with nobody to wait for',
        'Nobody to round up before you go',
      ],
      activity: ['No family vote needed for this one'],
      treat: ['Something sweet, and everything you were too polite to say'],
      show: ['Only two seats to find this time'],
    },
  },
  'without-children': {
    leads: ['A few hours all to yourselves', 'Grown-ups only, for once'],
    titles: ['{thing}, Grown-Ups Only', '{thing} with Both Hands Free'],
    lines: {
      meal: ['A whole meal with both hands free', 'Nobody’s food to cut up but your own'],
      drink: ['A drink you might actually get to finish', 'Nobody at your table has a bedtime'],
      activity: [
        'Nobody’s going to ask if it’s time to go home',
        'For once, you two pick what’s fun',
      ],
      exhibits: ['Look as long as you like, with nobody tugging your sleeve'],
      stroll: [
        'At your own pace, with nobody to carry back',
        'No stroller, no snacks, no negotiating',
      ],
      show: ['The whole show, with nobody to take to the bathroom'],
      treat: [
        'Something sweet with no little hands in it',
        'Eat the whole thing and set no example whatsoever',
      ],
    },
  },
  newcomer: {
    leads: ['A little local showing off', 'The case for staying'],
    titles: [],
    lines: {
      view: ['Get the lay of the land from here'],
      meal: ['Ask what the regulars order', 'This could turn out to be your usual'],
      stroll: [
        'The best way to learn a city is on foot',
        'Pick a favorite spot, and it’s officially yours',
      ],
      activity: ['Something to tell the folks back home about'],
      drink: [
        'Ask whoever’s pouring what to see next',
        'See if you’ve found your new regular spot',
      ],
      treat: ['One taste, then text home and brag'],
      show: ['A good place to start feeling like a local'],
    },
  },
  'old-haunts': {
    leads: ['Back where it all started', 'Old stomping grounds, now with company'],
    titles: ['{thing} and Old Stories', '{thing}, for Old Times’ Sake'],
    lines: {
      stroll: ['Point out what’s changed and what hasn’t', 'Go slow enough to fit the stories in'],
      meal: [
        'Order what you’d have ordered back then',
        'A good place to tell the embarrassing story',
      ],
      exhibits: ['Pick out one thing that takes you back'],
      activity: ['Do it the way you would have back then'],
      treat: ['See if one taste takes you back'],
      drink: ['A toast to the old crowd'],
      show: ['A new memory in a place full of old ones'],
    },
  },
} satisfies Record<string, CircumstanceWords>;
