/** For what people leave out by choice or belief, or cannot digest, written as for allergens. */
export const hiddenFoods = {
  dairy: `
indian pakistani nepalese sri-lankan | chana masala, masala dosa | butter chicken, naan, raita | say no ghee, no yogurt and no paneer
italian | spaghetti with tomato sauce, spaghetti with clams | risotto, gnocchi, cream sauces | ask which sauces end with butter
pizza | marinara pizza | white pizza, garlic knots | ask which dough and sauce have no milk
french | mussels in white wine, steak frites | gratins, sauces | ask for oil in place of butter
oaxacan mexican tex-mex salvadoran southwestern | carnitas, guacamole | queso, enchiladas | say no cheese and no crema
georgian | khinkali, grilled meat | khachapuri
turkish persian afghan | koobideh, lentil soup | yogurt sauces, buttered rice
lebanese middle-eastern israeli greek mediterranean | hummus, falafel | tzatziki, labneh, feta
ethiopian | the fasting platter | kitfo, tibs in spiced butter
thai lao | green curry, pad see ew | iced tea with condensed milk
vietnamese | pho, summer rolls | iced coffee with condensed milk
dim-sum chinese cantonese taiwanese | dumplings, steamed rice | custard buns, egg tarts, milk tea
korean | bulgogi, bibimbap | corn cheese
peruvian | ceviche, anticuchos | causa, papa a la huancaína
brazilian argentinian | picanha, beans | pão de queijo, provoleta
german polish russian ukrainian scandinavian swiss | sausages, sauerkraut | mashed potatoes, cream sauces
british irish | fish and chips, a roast | mashed potatoes, pies
breakfast diner | eggs in oil, hash browns | pancakes, toast buttered on the griddle
burgers sandwiches | a burger without cheese | brioche buns, shakes
cajun creole southern soul-food | red beans and rice, collard greens | grits, cornbread, biscuits
barbecue | brisket, pulled pork | mac and cheese, cornbread
steakhouse american new-american californian | a steak without butter, a baked potato | mashed potatoes, creamed spinach
ice-cream | sorbet | sherbet with its milk, the scoop they share
coffee tea | coffee or tea with oat milk | scones, muffins
pastries desserts donuts bagels | a baguette, black coffee | croissants, anything glazed with butter
chocolate | a dark bar | truffles, bonbons
`,
  gluten: `
salvadoran venezuelan colombian | corn pupusas or arepas, rice and beans | flour tortillas, anything from a shared fryer
oaxacan mexican tex-mex southwestern latin-american | tacos on corn tortillas, guacamole | flour tortillas, mole | ask whether the chips share a fryer
sushi ramen japanese izakaya | sashimi, plain rice | soy sauce, tempura, eel sauce | ask for tamari
dim-sum chinese cantonese sichuan taiwanese | steamed rice, steamed greens | soy sauce, dumplings, noodles | ask which sauces hold soy sauce
vietnamese | pho with rice noodles, summer rolls | hoisin, soy sauce, imperial rolls
thai lao | green curry, papaya salad | stir-fries with soy or oyster sauce
filipino burmese malaysian indonesian | steamed rice, grilled chicken | soy sauce, lumpia, noodles
korean | pork belly with salt, steamed egg | bulgogi, tteokbokki, anything with gochujang
indian pakistani nepalese sri-lankan | dosa, dal | naan, samosas | ask about the frying oil
ethiopian | shiro, tibs | ordinary injera | ask ahead for injera of teff alone
pizza | a gluten-free crust from its own pan | garlic knots, dusted peels
italian | risotto, caprese | pasta from a shared pot | ask whether gluten-free pasta has its own pot
french | mussels, steak without sauce | sauces begun with flour, onion soup
spanish tapas basque portuguese | tortilla española, jamón | croquettes, fried squid
greek | souvlaki without pita, Greek salad | moussaka, gyro meat with its crumbs
turkish lebanese middle-eastern israeli persian mediterranean afghan | kebab with rice, hummus with vegetables | falafel, kibbeh, tabbouleh
peruvian | ceviche, causa | lomo saltado, chaufa
brazilian argentinian | picanha, pão de queijo | empanadas, sausages
cajun creole southern soul-food | red beans and rice, grits | gumbo, anything fried
barbecue | brisket, ribs without sauce | sausage, beans | ask which sauces and rubs hold wheat
german polish russian ukrainian | roast meat, sauerkraut | schnitzel, spaetzle, dumplings
british irish | a roast without gravy, mashed potatoes | pies, gravy, anything from the fish fryer
breakfast | eggs, breakfast potatoes | pancakes, hash with filler, omelets stretched with batter
burgers diner hot-dogs | a burger without its bun | gravy, onion rings | ask whether the fries have a fryer of their own
sandwiches deli bagels | a salad | meatballs, matzo balls, anything sliced on the bread board
seafood | oysters, grilled fish | chowder, fried baskets
steakhouse american new-american californian | a steak, a baked potato | gravy, fries from a shared fryer
ice-cream | a scoop in a cup | cones, cookie flavors
coffee tea pastries desserts donuts | coffee, fruit | whatever is not wrapped and labeled
chocolate | a dark bar | wafers, malt
`,
  pork: `
dim-sum | har gow, shrimp rice rolls, egg tarts | turnip cake, siu mai, most buns
ramen | chicken ramen, karaage | tonkotsu broth, gyoza
sushi japanese izakaya | sushi, udon, yakitori | gyoza, broths
taiwanese chinese cantonese sichuan | beef noodle soup, cumin lamb, scallion pancakes | dumplings, mapo tofu, dan dan noodles
vietnamese | beef pho, lemongrass chicken | imperial rolls, bun bo hue, pâté in banh mi
thai lao | chicken green curry, pad see ew with beef | boat noodles, sausage
korean | galbi, bulgogi | mandu, kimchi stew
filipino | chicken inasal, kare-kare | lumpia, sisig, pancit
indonesian malaysian | satay, rendang | bak kut teh
salvadoran | cheese pupusas, plantains | revueltas, beans | ask about lard in the masa
oaxacan mexican tex-mex southwestern latin-american | carne asada, chicken, fish tacos | refried beans, tamales | ask about lard in the tortillas
cuban puerto-rican caribbean colombian venezuelan | ropa vieja, roast chicken | black beans with ham, mofongo
italian | chicken parm, cacio e pepe | carbonara, ragù, meatballs
pizza | margherita | sausage, meatballs
spanish tapas basque portuguese | tortilla española, garlic shrimp | croquettes, beans with chorizo
french | steak frites, roast chicken | quiche, cassoulet, pâté, salad with lardons
german polish russian ukrainian | chicken schnitzel, potato pancakes | sausages, cabbage, dumplings
hawaiian | poke, loco moco | spam musubi, laulau
cajun creole southern soul-food | fried chicken, catfish | collard greens, red beans, gumbo
barbecue | brisket, smoked turkey | beans, collard greens
steakhouse | a steak, a baked potato | wedge salad, creamed spinach
breakfast diner | pancakes, omelets | gravy, potatoes fried in bacon fat
burgers sandwiches american new-american californian british irish | roast chicken, a burger | baked beans, chowder, Brussels sprouts with bacon
brazilian | picanha, pão de queijo | feijoada, greens with bacon
`,
  beef: `
vietnamese | chicken pho, summer rolls | beef pho, anything else on its broth
korean | pork belly, seafood pancakes | japchae, cold noodles, broths
taiwanese chinese cantonese sichuan dim-sum | dumplings, scallion pancakes | mapo tofu before you have asked
french | roast chicken, mussels | onion soup, dark sauces
italian | chicken parm, cacio e pepe | ragù, meatballs, ravioli
mexican oaxacan tex-mex salvadoran southwestern | carnitas, chicken | refried beans, stews
russian ukrainian polish | potato pierogi, chicken | borscht, pelmeni
burgers diner american new-american hot-dogs | a chicken sandwich, salad | gravy, fries before you know whether the oil is tallow
steakhouse | roast chicken, grilled fish | onion soup, steak sauces
`,
  meat: `
dim-sum | har gow, shrimp rice rolls, egg tarts | turnip cake, most buns
chinese cantonese sichuan taiwanese | steamed fish, scallion pancakes | mapo tofu, green beans with minced pork
ramen japanese izakaya sushi | sashimi, udon, tempura | ramen broth, gyoza
thai lao burmese | fish curry, shrimp fried rice | soups on chicken stock
vietnamese | summer rolls with shrimp, grilled fish | pho, broths
korean | seafood pancakes, soft tofu stew with seafood | broths, japchae
filipino indonesian malaysian | grilled fish, shrimp pancit | lumpia, broths
greek | grilled octopus, a whole branzino | avgolemono, dolmas with lamb
turkish lebanese middle-eastern israeli persian mediterranean | grilled fish, falafel | lentil soup on chicken stock, stuffed grape leaves
oaxacan mexican tex-mex southwestern latin-american salvadoran | fish tacos, ceviche | beans with lard, rice on chicken stock
cuban puerto-rican caribbean | grilled shrimp, plantains | black beans with ham, mofongo
peruvian | ceviche, causa | chaufa, broths
spanish tapas basque portuguese | octopus, garlic shrimp, tortilla española | croquettes, beans with chorizo
italian | spaghetti with clams, margherita | minestrone, risotto on meat stock
pizza | margherita, a clam pie | marinara simmered with meat
french | mussels, trout | onion soup on beef stock, salad with lardons
indian pakistani nepalese sri-lankan | fish curry, dal | gravies made for chicken
cajun creole southern soul-food | catfish, shrimp | red beans, collard greens, gumbo
british irish | fish and chips | gravy, pies
german polish russian ukrainian scandinavian | herring, smoked salmon, potato pancakes | borscht, sauerkraut with bacon
seafood | the catch of the day | chowder with bacon
steakhouse american new-american californian | grilled fish, crab cakes | soups on meat stock, Brussels sprouts with bacon
burgers sandwiches diner breakfast deli | a tuna melt, omelets | baked beans, gravy
barbecue | mac and cheese, slaw | beans, collard greens
`,
} as const;
