/**
 * What says of a dish what it holds without being one: 'pepperoni' before 'slice', 'peanut' before
 * 'stew'.
 */
export const ingredients = `
pork: pepperoni, salami, capicola, mortadella, soppressata, chashu, lard, ham hock;
beef: kobe;
poultry: foie, goose;
fish: fish sauce, bonito, dashi;
shellfish: oyster sauce, shrimp paste, xo, squid ink;
dairy: butter, cream, milk, ghee, crema, cotija, parmesan, pecorino, gruyere, cheddar, gouda,
  buttery, creamy, custard filled, cheesy, provolone, mascarpone;
egg: mayo, mayonnaise, hollandaise;
gluten: wheat, beer battered, breaded, semolina, crumb, panko, rye, barley, graham;
peanuts: peanut, peanut butter, groundnut;
nuts: almond, almond milk, walnut, pecan, pistachio, cashew, hazelnut, nut, pine nut, macadamia,
  romesco, chestnut;
dairy nuts: nutella;
sesame: black sesame;
soy: soy, soya, shoyu, hoisin;
spicy: spicy, hot, chili, chile, jalapeno, habanero, buffalo, sichuan, szechuan, mala, diablo,
  gochujang, numbing;
mushrooms: mushroom, porcini, shiitake, funghi, oyster mushroom, maitake;
honey: honey, hot honey;
alcohol: rum, bourbon, whiskey, beer, wine, brandy, boozy, guinness, sake;
raw: raw;
egg? dairy? gluten?: fried, crispy, stuffed, battered, crusted, popcorn;
nothing: coconut milk, coconut cream, oat milk, cocoa butter, hot chocolate, rice noodle, corn tortilla;
`;
