/**
 * For whole diets, and for what two people would rather not meet on a plate,
 * written as for allergens.
 */
export const hiddenInDiets = {
  vegetarian: `
indian pakistani nepalese sri-lankan | chana masala, saag paneer, dal | biryani made with meat
ethiopian | the vegetable platter, shiro | doro wat, kitfo
thai lao | tofu pad see ew, mango sticky rice | papaya salad, the curries | say no fish sauce and no shrimp paste
vietnamese | tofu summer rolls, tofu over vermicelli | pho on beef broth | say no fish sauce
burmese filipino indonesian malaysian | vegetable curry, plain rice | sambal, dried shrimp | say no fish sauce and no shrimp paste
dim-sum | egg tarts, custard buns | turnip cake, sticky rice, greens in oyster sauce
chinese cantonese sichuan taiwanese | scallion pancakes, eggplant, tofu with greens | mapo tofu, hot and sour soup, green beans with minced pork | say no oyster sauce and no meat stock
ramen | the vegetable broth, edamame | the toppings | ask what comes without dashi, the fish stock
japanese izakaya sushi | avocado rolls, edamame | miso soup, udon | ask what comes without dashi, the fish stock
korean | bibimbap without beef, scallion pancakes | kimchi, tofu stew | ask which kimchi and broths are made without fish
salvadoran | loroco pupusas, plantains | refried beans | ask about lard in the masa
oaxacan mexican tex-mex southwestern latin-american | cheese quesadillas, nopales | refried beans, rice on chicken stock | ask whether the beans are cooked with lard
cuban puerto-rican caribbean jamaican colombian venezuelan | plantains, yuca | black beans with ham, mofongo
peruvian | causa, papa a la huancaína | quinotto on meat stock
greek | spanakopita, gigante beans | avgolemono, dolmas with meat
turkish lebanese middle-eastern israeli persian mediterranean afghan | falafel, baba ganoush | lentil soup on meat stock, rice with meat drippings
spanish tapas basque portuguese | tortilla española, patatas bravas | croquettes, beans with chorizo
italian | cacio e pepe, pasta with tomato sauce | minestrone, risotto on meat stock
pizza | margherita, a white pizza | tomato sauce simmered with meat, Caesar salad
french | a cheese omelet, gratin | onion soup on beef stock, salad with lardons | ask which sauces begin with meat stock
cajun creole southern soul-food | mac and cheese, cornbread | red beans, collard greens, gravy
barbecue | mac and cheese, slaw | beans, collard greens
german polish russian ukrainian | potato pancakes, cheese dumplings | borscht on beef, sauerkraut with bacon
british irish | mushy peas, cheese pie | gravy, fries in beef dripping
breakfast diner | pancakes, cheese omelets | gravy, potatoes fried in bacon fat
deli bagels | latkes, blintzes | matzo ball soup on chicken stock, baked beans
burgers hot-dogs sandwiches | a veggie burger | fries before you know whether the oil is tallow
steakhouse | mac and cheese, a baked potato | onion soup on beef stock, wedge salad
seafood | a salad, a baked potato | chowder, Caesar salad
`,
  vegan: `
indian pakistani nepalese sri-lankan | chana masala, dosa | naan, creamy dals | say no ghee, no yogurt and no paneer
thai lao | tofu with basil, mango sticky rice | papaya salad, the curries | say no fish sauce, no shrimp paste and no egg
vietnamese | tofu summer rolls, tofu over vermicelli | dipping sauce | say no fish sauce and no egg
burmese filipino indonesian malaysian | vegetable curry, plain rice | sambal, dried shrimp | say no fish sauce, no shrimp paste and no egg
dim-sum chinese cantonese sichuan taiwanese | scallion pancakes, eggplant, tofu with greens | hot and sour soup, fried rice | say no oyster sauce, no egg and no meat stock
ramen | the vegetable broth with tofu | egg noodles | ask what comes without dashi, the fish stock
japanese izakaya sushi | avocado rolls, edamame | miso soup, tempura batter | ask what comes without dashi, the fish stock
korean | bibimbap without egg and beef, japchae without beef | kimchi, tofu stew | ask which kimchi and broths are made without fish
oaxacan mexican tex-mex southwestern salvadoran latin-american | nopales, guacamole | refried beans, rice on chicken stock | say no cheese and no crema, and ask about lard in the beans
ethiopian | the fasting platter, shiro, misir | anything in spiced butter | ask for the fasting dishes
turkish lebanese middle-eastern israeli persian greek mediterranean afghan | hummus, falafel, dolmas without meat | kibbeh, grape leaves with meat | say no yogurt, no feta and no butter on the rice
italian | spaghetti with tomato sauce, bruschetta | fresh pasta, pesto | say no cheese, and ask which pasta has no egg
pizza | marinara pizza | any dough with milk or honey | say no cheese
spanish tapas basque portuguese | patatas bravas without aioli, pan con tomate | croquettes
french | ratatouille, bread | sauces, everything finished with butter
cuban puerto-rican caribbean jamaican colombian venezuelan | plantains, yuca | black beans with ham, mofongo
cajun creole southern soul-food barbecue | corn, slaw without mayonnaise | greens, beans, cornbread
burgers diner breakfast sandwiches | a vegan patty | buns, slaw
steakhouse american new-american californian | roasted vegetables, a baked potato without butter | mashed potatoes, the butter on everything
pastries desserts donuts coffee bagels | pastry labeled vegan, coffee with oat milk | pie crusts, glazes
ice-cream | sorbet, vegan scoops | cones with honey or milk
`,
  raw: `
sushi | udon, teriyaki, rolls with eel or shrimp tempura | sashimi, nigiri
japanese izakaya ramen | udon, karaage, grilled skewers | sashimi, egg yolk on top
hawaiian | kalua pork, loco moco | poke
oaxacan mexican latin-american | grilled fish tacos, carnitas | ceviche, aguachile
peruvian | lomo saltado, roast chicken | ceviche, tiradito
korean | galbi, seafood pancakes | yukhoe, raw crab
ethiopian | doro wat, tibs well done | kitfo, gored gored
lebanese middle-eastern | grilled kebab, falafel | kibbeh nayeh
french | roast chicken, mussels | tartare, oysters
italian | pasta, a roast | crudo, carpaccio
spanish tapas basque portuguese | grilled octopus, garlic shrimp | boquerones, oysters
seafood cajun creole | grilled fish, crab cakes | the raw bar, ceviche
vietnamese | pho with well-done beef, lemongrass chicken | rare beef in pho
steakhouse new-american californian | roast chicken, cooked fish | tartare, crudo, oysters | ask for steak cooked through
`,
  spicy: `
thai lao | pad see ew, mango sticky rice | papaya salad, jungle curry | say mild, no chilies
sichuan | scallion pancakes, fried rice | mapo tofu, dan dan noodles, anything red with oil
chinese cantonese taiwanese dim-sum | soup dumplings, fried rice | chili crisp, mapo tofu
korean | bulgogi, japchae | kimchi stew, tteokbokki
indian pakistani nepalese sri-lankan | butter chicken, korma | vindaloo, chili chutney | say mild
ethiopian | alicha, gomen | doro wat, anything red with berbere
oaxacan mexican tex-mex southwestern | quesadillas, carnitas | the darker salsas, aguachile | ask for the salsa on the side
cajun creole | red beans and rice, fried catfish | anything blackened, boiled crawfish
jamaican caribbean west-african senegalese | oxtail, plantains | jerk, pepper sauce
malaysian indonesian burmese | chicken rice, roti canai | laksa, sambal
vietnamese | pho, grilled pork over rice | bun bo hue
ramen japanese izakaya sushi | shoyu broth, udon | tantanmen, spicy tuna
southern soul-food | roast chicken, mac and cheese | Nashville hot chicken
peruvian | roast chicken, lomo saltado | rocoto, leche de tigre
`,
  alliums: `
indian nepalese | idli, dosa without its filling | most gravies | ask for the Jain dishes
thai vietnamese lao burmese | mango sticky rice, fruit | the curry pastes | say no onion and no garlic
chinese cantonese sichuan taiwanese dim-sum | steamed rice, steamed greens | scallion oil, dumplings | say no onion and no garlic
italian pizza | cacio e pepe, caprese | tomato sauce | say no onion and no garlic
ramen japanese izakaya sushi | sashimi, cucumber rolls | broths, ponzu with scallions | say no onion and no garlic
oaxacan mexican tex-mex southwestern | cheese quesadillas, plain tortillas | salsas, beans, marinades | say no onion and no garlic
turkish lebanese middle-eastern israeli persian greek mediterranean | Greek salad without onion, plain rice | hummus, kebab, falafel | say no onion and no garlic
steakhouse american new-american californian burgers | a plain steak, grilled fish | rubs, gravies, dressings | say no onion and no garlic
`,
  mushrooms: `
chinese cantonese sichuan taiwanese dim-sum | har gow, scallion pancakes | hot and sour soup, moo shu, vegetable dumplings
ramen japanese izakaya sushi | sushi, tempura without shiitake | vegetable broths, udon
korean | galbi, kimchi pancakes | japchae, tofu stews
italian | cacio e pepe, pasta with tomato sauce | marsala, risotto, dark ragù
french | steak frites, mussels | coq au vin, duxelles
russian ukrainian polish | cheese dumplings, potato pancakes | stroganoff, julienne, sauerkraut pierogi
thai | pad see ew, pad thai | tom kha
`,
} as const;
