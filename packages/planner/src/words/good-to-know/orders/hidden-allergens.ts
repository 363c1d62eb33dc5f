/**
 * For what people must not eat, a row for each kind of kitchen: 'cuisines | what it always has
 * without it | where it hides | what to say'. The first row of which a place has a cuisine is its
 * row, so the particular stand before the general.
 */
export const hiddenAllergens = {
  shellfish: `
dim-sum | custard buns, egg tarts | turnip cake, siu mai, anything with XO sauce
chinese cantonese sichuan taiwanese | scallion pancakes, cumin lamb | wontons, anything in oyster or XO sauce
thai lao | grilled chicken with sticky rice, mango sticky rice | pad thai, papaya salad, the curries with their shrimp paste
burmese | coconut rice, samosas | tea leaf salad, anything with dried shrimp
vietnamese | pho, lemongrass chicken | imperial rolls, bun bo hue
indonesian malaysian | chicken rice, roti canai | laksa, sambal, nasi goreng
filipino | chicken adobo, lechon | kare-kare with shrimp paste, pancit
sushi | salmon nigiri, tuna rolls | California rolls, tempura
ramen japanese izakaya | yakitori, chicken teriyaki | okonomiyaki, tempura
korean | bulgogi, galbi | kimchi, seafood pancakes, soft tofu stew
cajun creole | red beans and rice, bread pudding | gumbo, jambalaya, anything from a shared fryer
southern soul-food | mac and cheese, cornbread | gumbo, anything from a shared fryer
hawaiian | kalua pork, loco moco | anything from a shared fryer
west-african senegalese | grilled chicken, plantains | egusi, pepper soup, any stew with ground crayfish
spanish tapas basque portuguese | tortilla española, jamón | paella, croquettes you have not asked about
french | steak frites, roast chicken | bouillabaisse, bisque
brazilian | picanha, pão de queijo | moqueca, acarajé
peruvian | lomo saltado, roast chicken | mixed ceviche, chaufa
caribbean jamaican cuban puerto-rican | roast pork, plantains | conch fritters, anything from a shared fryer
mexican oaxacan tex-mex salvadoran latin-american southwestern colombian | carnitas, guacamole | seafood broths, anything from a fish-taco fryer
pizza | margherita, pepperoni pizza | clam pizza, anything that shares its fryer with calamari
italian | pasta with tomato sauce, chicken parm | cioppino, frutti di mare, anything that shares its fryer with calamari
greek | souvlaki, spanakopita | fried calamari, anything that shares its fryer
turkish mediterranean | kebab, hummus | fried calamari, anything that shares its fryer
seafood | grilled fish, a steak | chowder, fried baskets
steakhouse american new-american californian irish british | a steak, roast chicken | anything that shares its fryer with calamari
burgers diner | a burger, pancakes | anything that shares its fryer with shrimp
`,
  fish: `
thai lao burmese vietnamese filipino | plain jasmine rice, fruit | the curries, dipping sauces, broths | ask what they make without fish sauce
ramen japanese izakaya sushi | salted yakitori, edamame | miso soup, udon, okonomiyaki | ask what comes without dashi, the fish stock
korean | bulgogi, japchae | kimchi, soft tofu stew, any broth of anchovies
dim-sum | custard buns, egg tarts | fish balls, anything with XO sauce
chinese cantonese sichuan taiwanese | scallion pancakes, mapo tofu | fish-ball soups, anything with XO sauce
indonesian malaysian | roti canai, chicken rice | sambal, nasi lemak
west-african senegalese | grilled chicken, plantains | thieboudienne, stews with smoked fish
caribbean jamaican | jerk chicken, plantains | saltfish, anything from a shared fryer
pizza | margherita, pepperoni pizza | Caesar salad, anything with anchovies
italian | cacio e pepe, pasta with tomato sauce | Caesar salad, puttanesca, bagna cauda
spanish tapas basque portuguese | tortilla española, jamón | croquettes of salt cod, anchovy toasts
french | steak frites, roast chicken | salade niçoise, tapenade
deli bagels | pastrami, matzo ball soup | whitefish salad, lox
steakhouse american new-american californian | a steak, roast chicken | Caesar salad, Worcestershire sauce
british irish | shepherd's pie, a roast | Worcestershire sauce, anything from the fish-and-chips fryer
cajun creole southern soul-food | red beans and rice, cornbread | anything from the catfish fryer
`,
  peanuts: `
thai lao | pad see ew, green curry | pad thai, satay, massaman
vietnamese | pho, grilled pork over rice | summer rolls with their sauce, vermicelli bowls
indonesian malaysian | roti canai, rendang | satay, gado-gado, nasi lemak
burmese | coconut rice | tea leaf salad, ginger salad
dim-sum | har gow, egg tarts | Chiu Chow dumplings, chili crisp
taiwanese | beef noodle soup, minced pork rice | gua bao, peanut shaved ice
chinese cantonese sichuan | dumplings with vinegar, scallion pancakes | kung pao, dan dan noodles, chili crisp
filipino | adobo, sinigang | kare-kare
west-african senegalese | jollof rice, yassa | mafé, suya
indian pakistani nepalese sri-lankan | dal, tandoori chicken | chaat, chutneys with peanuts
oaxacan mexican tex-mex southwestern latin-american | carnitas, guacamole | mole, salsa macha
southern soul-food cajun creole barbecue | mac and cheese, cornbread | anything fried before you know the oil
burgers hot-dogs diner sandwiches | a burger off the griddle | fries before you know the oil, peanut butter shakes
vegan vegetarian | grilled vegetables, beans | peanut sauces, satay
ice-cream | sorbet from a fresh tub | peanut butter flavors, the scoop they share
chocolate | a plain dark bar whose label you have read | pralines, anything loose from the case
donuts pastries desserts bagels coffee | a plain croissant | cookies, anything with peanut butter
asian fusion | steamed rice, teriyaki | satay, peanut sauces
`,
  nuts: `
thai lao | pad see ew, green curry | cashew chicken, massaman
chinese cantonese sichuan taiwanese dim-sum | dumplings with vinegar, scallion pancakes | walnut shrimp, cashew chicken
indian pakistani nepalese | dal, tandoori chicken | korma, butter chicken, kulfi
afghan | bolani, chapli kebab | Kabuli pulao, firni
persian | koobideh, ghormeh sabzi | fesenjan, jeweled rice
georgian | khachapuri, khinkali | badrijani, pkhali, satsivi
moroccan | couscous, harira | bastilla, tagine with almonds
turkish lebanese middle-eastern israeli greek mediterranean | grilled chicken, hummus without pine nuts | muhammara, kibbeh, baklava
spanish tapas basque | tortilla española, patatas bravas | romesco, ajo blanco, almond cake
italian | cacio e pepe, pasta with tomato sauce | pesto, mortadella, biscotti
pizza | margherita, pepperoni pizza | pesto, mortadella with its pistachios
french | steak frites, onion soup | trout amandine, anything with praline or frangipane
oaxacan mexican southwestern | carnitas, guacamole | mole, chiles en nogada
vegan vegetarian | grilled vegetables, beans | cashew cheese, cashew cream
southern soul-food cajun creole barbecue | mac and cheese, cornbread | pecan pie, pralines
steakhouse american new-american californian | a steak, fries | pesto, salads with candied pecans
ice-cream | sorbet from a fresh tub | pistachio, praline, the scoop they share
chocolate | a plain dark bar whose label you have read | pralines, anything loose from the case
pastries desserts donuts bagels coffee | a plain croissant | almond croissants, biscotti, macarons
`,
  egg: `
dim-sum | rice rolls, har gow | egg tarts, wontons, fried rice
chinese cantonese sichuan taiwanese | mapo tofu, steamed rice | fried rice, egg noodles, hot and sour soup
sushi | sashimi, salmon nigiri | tamago, tempura, rolls with mayo
ramen japanese izakaya | yakitori, udon | ramen with its egg noodles, katsu, okonomiyaki
korean | bulgogi, galbi | bibimbap, seafood pancakes
thai lao | green curry, tom kha | pad thai, pad see ew, fried rice
vietnamese | pho, summer rolls | the mayonnaise in banh mi, egg noodles
deli bagels | pastrami on rye, a plain bagel with lox | matzo balls, challah, latkes
breakfast diner | oatmeal, breakfast potatoes | pancakes, batters, mayonnaise
pizza | margherita, marinara pizza | Caesar salad, tiramisu
italian | margherita, dried spaghetti with tomato sauce | fresh pasta, carbonara, tiramisu
french | steak frites, mussels | hollandaise, quiche, crème brûlée
spanish tapas basque portuguese | jamón, pan con tomate | tortilla española, aioli, croquettes
german polish russian ukrainian | sausages, sauerkraut | spaetzle, schnitzel, pierogi dough
indian pakistani nepalese sri-lankan | dal, tandoori chicken | naan made with egg, biryani with egg
peruvian | ceviche, anticuchos | lomo a lo pobre, chaufa
mexican oaxacan tex-mex southwestern | carnitas, guacamole | chiles rellenos, anything with mayonnaise
greek | souvlaki, tzatziki | avgolemono, moussaka
turkish mediterranean | kebab, hummus | moussaka, anything breaded
burgers sandwiches steakhouse american new-american californian | a steak, a baked potato | aioli, mayonnaise, brioche buns
ice-cream | sorbet | custard-based flavors, cones
pastries desserts donuts coffee tea | black coffee, fruit | whatever is baked and not labeled vegan
`,
  sesame: `
turkish lebanese middle-eastern israeli mediterranean persian | grilled kebab with rice, lentil soup | hummus, baba ganoush, falafel
sushi ramen japanese izakaya | sashimi, udon | rolls with seeds, goma dressing, ramen before you have asked
korean | plain pork belly, steamed egg | bibimbap, japchae, banchan with sesame oil
dim-sum | egg tarts, steamed rice | sesame balls, dumplings with sesame oil
chinese cantonese sichuan taiwanese | roast duck, steamed rice | dan dan noodles, cold noodles, sesame oil at the end
vietnamese | pho, summer rolls | grilled meats sprinkled with seeds
bagels deli | a plain bagel from its own bin | everything bagels, halva
burgers sandwiches diner american new-american | a burger without its bun | seeded buns
pastries desserts coffee donuts | a plain croissant | tahini cookies, seeded breads
`,
  soy: `
sushi ramen japanese izakaya | sashimi, salted yakitori | miso, soy sauce, tofu
chinese cantonese sichuan taiwanese dim-sum | steamed rice, egg tarts | soy sauce, hoisin, tofu | ask what they can season with salt alone
korean | plain pork belly, steamed egg | bulgogi, japchae, anything with gochujang
thai lao burmese | green curry, papaya salad | stir-fries, tofu
vietnamese | pho, summer rolls | stir-fries, hoisin, tofu
filipino | lechon, sinigang | adobo, pancit
vegan vegetarian | beans, grilled vegetables | tofu, tempeh, soy milk
burgers diner sandwiches american new-american | a steak, a baked potato | buns, dressings, anything fried in soybean oil
pastries desserts chocolate donuts coffee ice-cream | sorbet | chocolate with lecithin, soy milk
`,
} as const;
