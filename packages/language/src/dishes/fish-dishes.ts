/** What goes into dishes of fish and shellfish, written as for those of meat. */
export const fishDishes = `
fish? shellfish? egg? dairy? gluten? nuts? meat?: pintxo, mulita, vampiro, flauta, taquito, stew,
  soup, broth, casserole, tapas;
fish: fish, salmon, tuna, catfish, cod, branzino, trout, halibut, snapper, swordfish, whitefish,
  lox, smoked salmon, smoked fish, sardine, anchovy, mackerel, herring, seabass, sea bass,
  redfish, grouper, unagi, eel, hamachi, yellowtail, black cod, mahi mahi, sable, gravlax, whole
  fish, grilled fish, bacalao, caviar, roe, ikura, flounder, monkfish, dover sole, sole, rockfish;
fish gluten: fish and chip, fish fry, fish sandwich, fried catfish, fried fish, filet o fish;
fish egg: whitefish salad, tuna salad, gefilte fish;
fish dairy gluten: tuna melt, bagel and lox, lox bagel, fish pie;
fish egg gluten: tuna sandwich;
fish egg gluten dairy?: fish cake;
fish raw: tuna tartare;
fish raw gluten?: crudo;
fish raw shellfish?: sashimi, ceviche, tiradito;
shellfish raw spicy: aguachile;
fish soy sesame raw spicy?: crispy rice, spicy tuna crispy rice;
fish egg gluten shellfish?: fish ball, oden;
fish egg gluten soy pork? shellfish?: okonomiyaki;
fish shellfish egg gluten soy: takoyaki;
fish? shellfish?: seafood, marisco;
fish shellfish alcohol?: cioppino, bouillabaisse, zarzuela;
fish shellfish: moqueca;
fish spicy?: ackee, ackee and saltfish;
fish shellfish gluten: fried seafood, seafood platter, fritto misto;
shellfish: shrimp, prawn, crab, lobster, oyster, clam, mussel, scallop, octopus, squid, king crab,
  dungeness crab, stone crab, langoustine, uni, sea urchin, crawfish, grilled octopus, pulpo,
  camaron, shellfish, abalone, geoduck, conch, whelk, camarones;
shellfish dairy: lobster bisque;
shellfish egg gluten: calamari, fried shrimp, fried oyster, fried clam;
shellfish dairy gluten: lobster mac and cheese, etouffee, oyster rockefeller, crab rangoon;
shellfish egg dairy gluten: lobster roll, crab roll;
shellfish raw: raw oyster, oysters on the half shell;
shellfish gluten fish? egg?: poboy, po boy;
shellfish gluten: linguine with clam, linguine and clam, spaghetti vongole, squid ink pasta;
shellfish dairy pork? gluten?: clam chowder, shrimp and grit;
shellfish gluten pork? soy? sesame?: har gow, shrimp dumpling, shrimp rice roll;
shellfish egg: oyster omelet, oyster omelette;
shellfish gluten soy: black bean clam;
fish egg dairy gluten: caesar salad, caesar;
fish? shellfish? egg? dairy? gluten? peanuts? nuts? soy? sesame? meat?: salad, slaw, bowl, grain
  bowl, rice bowl, buddha bowl, burrito bowl;
fish gluten soy: udon, soba, cold soba, buckwheat noodle, nabeyaki, agedashi tofu;
fish gluten soy shellfish? egg?: tempura;
fish gluten soy egg?: takuan;
fish egg soy shellfish?: thai fried rice, pineapple fried rice;
fish gluten soy spicy: ddeok, rice cake, spicy rice cake;
shellfish egg gluten soy: seafood pancake, pajeon, haemul pajeon, korean pancake;
fish shellfish egg gluten spicy: kimchi pancake, mee siam;
fish spicy shellfish?: kimchi, banchan;
fish soy spicy pork? shellfish? egg? gluten?: tofu stew, soft tofu stew, soon tofu, soondubu,
  sundubu, tofu soup, jjigae;
fish soy: miso soup, miso;
fish? shellfish? egg? gluten? soy? meat?: congee, jook;
shellfish? gluten? meat?: clay pot rice;
fish egg gluten soy shellfish?: pad kee mao;
fish shellfish spicy: tom yum, tom yum soup;
fish shellfish peanuts spicy: papaya salad, som tam, som tum;
fish spicy meat: larb, laab, lap;
fish peanuts soy beef? poultry? shellfish? egg? gluten?: gado gado;
fish peanuts: mango salad;
fish shellfish pork? egg?: banh xeo, bun rieu;
fish shellfish peanuts soy sesame nuts?: tea leaf salad;
fish shellfish egg peanuts: nasi lemak;
fish shellfish soy pork?: pinakbet;
fish pork? shellfish?: sinigang;
fish? egg? dairy? gluten? nuts? sesame? meat?: mezze, meze, salatim, cauliflower, roasted
  cauliflower;
fish shellfish meat spicy?: egusi, egusi soup, okra soup, pepper soup;
shellfish? dairy? gluten? meat?: kishka;
fish egg gluten soy beef?: bento;
fish beef?: lemongrass beef;
fish?: lemongrass tofu;
fish? egg? soy: onigiri, musubi;
fish gluten soy raw shellfish? egg? dairy? sesame?: sushi, nigiri, omakase, chirashi, sushi roll,
  hand roll, maki, edomae sushi, temaki, kaiseki;
fish soy sesame raw shellfish? egg? gluten? nuts?: poke, poke bowl, ahi poke;
fish? shellfish? soy?: sunomono;
fish? shellfish? dairy? nuts? spicy?: coconut curry, pumpkin curry, jackfruit curry, vegetable
  curry;
fish shellfish gluten soy egg?: tempura udon;
fish gluten soy meat?: curry udon;
fish gluten soy spicy shellfish? egg?: tteokbokki;
fish egg gluten soy shellfish? meat?: drunken noodle;
fish poultry? shellfish?: tom kha, coconut soup;
fish egg shellfish? gluten?: mohinga;
shellfish egg gluten soy spicy fish?: nasi goreng, mee goreng;
shellfish egg gluten soy spicy pork?: char kway teow, kwai teow;
fish shellfish gluten soy pork? egg?: pancit;
fish? shellfish? egg? dairy? gluten? meat?: taco, street taco;
shellfish? dairy? gluten? soy? meat?: fajita;
fish? peanuts? soy? sesame?: cucumber salad;
shellfish dairy gluten?: shrimp scampi, escargot;
shellfish dairy? gluten?: mussels and frite;
shellfish pork? dairy? spicy?: crawfish boil, seafood boil, shrimp boil;
shellfish raw fish?: seafood tower;
shellfish egg gluten fish? dairy?: crab cake;
shellfish fish?: shrimp cocktail;
shellfish gluten dairy?: clam pizza, clam pie;
shellfish dairy gluten pork?: baked clam;
fish shellfish? dairy? nuts? spicy?: fish curry;
shellfish spicy dairy? nuts?: shrimp curry, crab curry;
fish egg? gluten?: taramasalata;
fish shellfish spicy meat?: green curry, red curry, thai curry, yellow curry;
fish shellfish peanuts spicy meat?: massaman, massaman curry, panang, panang curry;
fish shellfish egg peanuts soy gluten? meat?: pad thai;
peanuts pork? fish? shellfish? gluten?: summer roll, fresh roll, rice paper roll;
peanuts pork? fish? shellfish? egg? gluten?: vermicelli bowl, bun cha, vermicelli, bun thit nuong;
egg gluten soy fish? shellfish? meat?: pad see ew;
shellfish egg nuts dairy? gluten? soy?: walnut prawn, walnut shrimp;
shellfish gluten soy egg?: salt and pepper squid, salt and pepper shrimp;
fish soy?: thieboudienne, thiebou;
fish pork? soy?: grilled pork, nem nuong;
fish shellfish egg gluten spicy nuts?: laksa;
fish shellfish spicy nuts?: curry laksa;
fish peanuts soy beef? poultry? shellfish? egg? gluten? nuts?: satay, chicken satay;
fish egg spicy pork? shellfish? gluten? soy? sesame?: kimchi fried rice;
fish gluten soy beef? shellfish?: donburi;
shellfish egg? gluten?: soft shell crab;
fish egg soy gluten?: chawanmushi;
`;
