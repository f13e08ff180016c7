import type { ActionId, ActionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

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
    title: 'Discard the plant if the pattern spreads',
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
      'Move the plant 1 to 2 metres away from a sunny window or shade it from late morning until mid-afternoon. Accustom it to more light over two weeks.',
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
  prune_infected_wood: {
    title: 'Cut out the diseased wood',
    instructions:
      'On a dry day cut each shoot at least 30 cm below the last visible damage, and wipe the blade with alcohol after every cut. Put the cuttings in the household waste.',
  },
  remove_whole_plant: {
    title: 'Take out badly affected plants',
    instructions:
      'If stems are affected or the plant keeps wilting, pull it out with its roots, carry it off in a bag and put it in the household waste, not on the compost.',
  },
  repot_rotten_roots: {
    title: 'Cut off rotten roots and repot',
    instructions:
      'Rinse the roots, cut all brown and soft ones off with a clean blade and repot in fresh, airy soil in a pot that just fits. Water sparingly for two weeks.',
  },
  rinse_off_pests: {
    title: 'Rinse the pests off',
    instructions:
      'Rinse the plant with a firm spray of lukewarm water, above all the undersides of the leaves. Cover the soil of potted plants meanwhile. Repeat at least three times.',
  },
  wipe_off_pests: {
    title: 'Wipe the pests off by hand',
    instructions:
      'Dab each insect with a cotton bud dipped in rubbing alcohol, or scrape it off with a fingernail, in the leaf axils too. Try it on one leaf first and keep the alcohol away from children and flames.',
  },
  hang_sticky_traps: {
    title: 'Hang up sticky traps',
    instructions:
      'Hang yellow traps, blue ones for thrips, just above the plant and count the catch weekly. Use them indoors or under glass only, where they catch no bees.',
  },
  apply_nematodes: {
    title: 'Water in beneficial nematodes',
    instructions:
      'Give nematodes of the kind Steinernema feltiae with the watering water in the evening, as the package says. The soil must stay slightly moist and above 12 °C for two weeks.',
  },
  collect_slugs: {
    title: 'Collect slugs in the evening',
    instructions:
      'Lay a board on damp soil as a hiding place, collect slugs and snails there and by torchlight, and water in the morning instead of the evening. Ring-shaped collars protect young plants.',
  },
  feed_phosphorus: {
    title: 'Give phosphorus in warm soil',
    instructions:
      'Keep the roots above 15 °C and give a fertiliser for flowering plants at half strength. In beds work in compost; more is needed only if a soil test shows a lack.',
  },
  feed_magnesium: {
    title: 'Give magnesium',
    instructions:
      'Give a fertiliser with magnesium (such as Epsom salt) as its label says, and less potassium for a while. Leaves that are yellow stay so; watch the new ones.',
  },
  rinse_out_salts: {
    title: 'Rinse the salt out',
    instructions:
      'Take off the crust, then pour rainwater or soft water of three times the volume of the pot slowly through the soil and let it drain. Do not feed for six weeks.',
  },
  raise_humidity: {
    title: 'Make the air moister',
    instructions:
      'Group plants, set them on a tray of wet pebbles or use a humidifier, and keep them away from radiators and air conditioning. Aim at 50 to 60%.',
  },
  protect_from_cold: {
    title: 'Move it away from the cold',
    instructions:
      'Keep tropical plants above 15 °C, away from cold panes and draughts. Outside cover plants with fleece on frosty nights and leave damaged parts on until new growth shows.',
  },
  cool_and_shade: {
    title: 'Shade and cool it',
    instructions:
      'Shade the plant at midday, move pots off hot stone and let air through. Water early in the morning and do not feed until the heat is over.',
  },
  trim_damage: {
    title: 'Trim the damage',
    instructions:
      'Cut dead tips and torn parts off with clean scissors along the shape of the leaf. Splint a kinked stem with a stick and a soft tie.',
  },
  report_to_authority: {
    title: 'Report the suspicion',
    instructions:
      'Take photos, do not carry parts of the plant elsewhere and tell the plant health service of your region. It says what must be done and tests for free in many places.',
  },
  inspect_new_plants: {
    title: 'Check new plants first',
    instructions:
      'Look at new plants closely when buying and keep them apart from others for two weeks.',
  },
  check_weekly: {
    title: 'Look closely once a week',
    instructions:
      'Look weekly at the undersides of leaves, shoot tips and soil: what is found early is easily removed.',
  },
  clean_tools: {
    title: 'Keep tools clean',
    instructions:
      'Wipe scissors and knives with alcohol before and after use, and wash used pots with hot water.',
  },
  clear_fallen_leaves: {
    title: 'Clear away fallen leaves',
    instructions:
      'Collect fallen and dead leaves regularly: many diseases survive the winter on them.',
  },
  rotate_crops: {
    title: 'Change the bed',
    instructions: 'Grow the plant and its relatives in another bed for the next three years.',
  },
  choose_resistant_varieties: {
    title: 'Choose resistant varieties',
    instructions:
      'When planting again ask for varieties that are resistant to this disease, and for healthy seed.',
  },
  mulch_soil: {
    title: 'Cover the soil',
    instructions:
      'Cover the soil with 3 to 5 cm of straw, bark or compost, not touching the stem: it keeps moisture even and stops splashes.',
  },
  acclimatise_slowly: {
    title: 'Get it used to change slowly',
    instructions:
      'Get plants used to a new place, to sun or to the open air within ten to fourteen days, an hour or two more each day.',
  },
}
