import type { ActionId, ActionText } from '../../types.ts'

export const actions: Readonly<Record<ActionId, ActionText>> = {
  remove_affected_leaves: {
    title: 'Remove affected leaves',
    instructions:
      'Cut off the worst leaves with clean scissors, no more than a third of the plant at once, and put them in the household waste, not on the compost. Wipe the blades with alcohol afterwards and wear gloves if the plant has milky sap.',
  },
  keep_leaves_dry: {
    title: 'Keep the leaves dry',
    instructions:
      'Water the soil in the morning, not the leaves, and do not mist. Most leaf infections need several hours of wet leaves.',
  },
  improve_air_flow: {
    title: 'Give it more air',
    instructions:
      'Move neighbouring plants at least a hand apart and thin out crowded shoots so that leaves dry quickly.',
  },
  isolate_plant: {
    title: 'Keep it away from other plants',
    instructions:
      'Set the plant apart from others, at least 1 metre, until no new damage has appeared for two weeks. Wash your hands after touching it.',
  },
  fungicide: {
    title: 'If it keeps spreading: a fungicide of a suitable type',
    instructions:
      'If new leaves are affected after a week, a product with copper or sulphur, or a potassium bicarbonate product, may protect healthy leaves. Use only a product that is approved for your plant where you live and follow its label; it protects new leaves and cures no old ones.',
  },
  wash_with_mild_soap: {
    title: 'Wash off the coating',
    instructions:
      'Wipe the leaves on both sides with a soft cloth and lukewarm water, then let them dry in an airy place out of the sun.',
  },
  release_beneficials: {
    title: 'Use natural enemies',
    instructions:
      'Once you know the pest, predatory mites, lacewing larvae or parasitic wasps for exactly that pest can be bought for indoor plants and greenhouses. Outside, spare ladybirds and hoverflies.',
  },
  insecticidal_soap: {
    title: 'If pests are found: a soap or oil product',
    instructions:
      'If you have found mites, thrips or aphids and washing has not helped, an insecticidal soap or plant oil product is the mildest type. Use only one that is approved for your plant, follow its label and try it on one leaf first.',
  },
  search_for_pests: {
    title: 'Search for pests',
    instructions:
      'Look at the undersides of leaves and at shoot tips with a magnifier, in the evening too. Pick off what you find, and rinse leaves with a firm spray of lukewarm water.',
  },
  remove_virus_plant: {
    title: 'Part with the plant if the pattern spreads',
    instructions:
      'Viruses cannot be cured. If new leaves keep showing the pattern, or if neighbours begin to, put the whole plant in the household waste and clean tools and pot.',
  },
  control_sap_suckers: {
    title: 'Keep sap-sucking insects away',
    instructions:
      'Rinse aphids and whiteflies off with water and hang up yellow sticky traps: these insects carry viruses from plant to plant.',
  },
  let_soil_dry: {
    title: 'Let the soil dry',
    instructions:
      'Do not water until the upper 3 cm are dry, and empty the saucer. Move the pot to a warm, bright place out of full sun meanwhile.',
  },
  check_drainage: {
    title: 'Check drainage and roots',
    instructions:
      'Make sure that the pot has holes and water runs through within a minute. If roots are brown and soft, cut those off and repot in fresh, loose soil.',
  },
  water_thoroughly: {
    title: 'Water thoroughly',
    instructions:
      'Set the pot in water for 20 to 30 minutes until no more bubbles rise, then let it drain. In beds water slowly and deeply rather than a little every day.',
  },
  adjust_watering_rhythm: {
    title: 'Water by feel, not by the calendar',
    instructions:
      'Check the soil with a finger before each watering and note the days for three weeks; keep the rhythm at which the upper 2 to 3 cm just dry in between.',
  },
  move_out_of_sun: {
    title: 'Protect it from strong sun',
    instructions:
      'Move the plant 1 to 2 metres away from a sunny window or shade it between 11 and 16 hours. Accustom it to more light over two weeks.',
  },
  move_to_light: {
    title: 'Give it more light',
    instructions:
      'Move it within 1 metre of a bright window, step by step over two weeks, or add a plant lamp for 10 to 12 hours a day.',
  },
  feed_balanced: {
    title: 'Feed with a balanced fertiliser',
    instructions:
      'Give a complete liquid fertiliser at half the strength on its label, on moist soil, in the growing season only. Keep it away from children and pets.',
  },
  correct_soil_reaction: {
    title: 'Check the pH and give chelated iron',
    instructions:
      'Test the soil. Above pH 7 use rainwater instead of hard tap water and a fertiliser with chelated iron as its label says.',
  },
  feed_potassium: {
    title: 'Feed with more potassium',
    instructions:
      'If no salt crust is on the soil, give a fertiliser rich in potassium (such as for tomatoes) at half strength. If there is a crust, rinse the pot with three times its volume of water instead.',
  },
  leave_alone: {
    title: 'Leave the marked leaves on',
    instructions:
      'Damaged tissue does not turn green again, but the green rest of the leaf still feeds the plant. Remove leaves only when they are wholly dry.',
  },
}
