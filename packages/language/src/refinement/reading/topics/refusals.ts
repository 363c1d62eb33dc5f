/** Ways to say that something goes, and nothing takes its place. */
export const remove = `skip|drop|remove|lose|cut|ditch|get rid of|rid of|take out|leave out|cancel|scrap|delete|nix|axe|cut out|take away|kill|toss|throw out|omit|do without
    |chuck|eliminate|no need for|dont need|could do without|can do without|leave off`;

/**
 * Ways to reject something, said before its name: a stop of the plan, a thing, or a part of town.
 */
export const cut = `${remove}|forget|forget about|dont do|dont include|can we not do|dont go to|pass on|bail on|hard no on|hard no to|no on|no to|no thanks on|no thanks to
    |no thank you to|hard pass on|stop suggesting|stop giving us|stop giving me|stop with|quit it with|quit suggesting|quit with|steer clear of|stay away from|keep away from|stay out of`;

/** Ways to say that something does not please. */
export const dislike = `hate|hates|afraid of|scared of|terrified of|dislike|dislikes|dont like|do not like|doesnt like|does not like|didnt like|dont love|doesnt love|dont really like|doesnt really like|dont enjoy
    |doesnt enjoy|not a fan of|not a big fan of|not fans of|not into|not really into|not big on|not keen on|not crazy about|not wild about|not excited about|not sure about|not sold on
    |not feeling|not loving|not in the mood for|not up for|not down for|not here for|idk about|dunno about|dont know about|on the fence about|unsure about|iffy about|cant stand|cannot stand|cant do
    |dont want|doesnt want|do not want|dont want to do|dont want to go to|dont want to see|dont care for|dont care about|doesnt care for|rather not do|rather not have|rather not go to
    |bored of|bored by|bored with|sick of|tired of|done with|im over|were over|so over|am over|are over|fed up with|neither of us likes
    |neither of us like|none of us likes|nobody likes|not interested in|have no interest in|no interest in`;

/** Ways to say that nothing of a kind is wanted. */
export const none = `no|not|not another|not any|no more|no other|no such|without|without any|avoid|avoid any|never|nothing with|nothing|none of the|minus|zero|anything but
    |anything except|anywhere but|anywhere except|everything but|instead of|rather than|other than|than|something besides|anything besides|something other than|anything other than|anything apart from|nowhere near|nowhere in|away from|far from`;
