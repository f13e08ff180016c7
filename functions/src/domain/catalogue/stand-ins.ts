import type { ActionId } from './actions.ts'

/**
 * What to do instead of an action that harms the plants or that nobody does on a suspicion. The
 * first that suits the plants counts.
 */
export const standIns: Readonly<Partial<Record<ActionId, readonly ActionId[]>>> = {
  clear_blighted_plants: ['remove_affected_leaves'],
  crop_on: ['tend_knotted_plant'],
  cut_diseased_stem: ['uproot_enset'],
  destroy_banana_mat: ['have_it_tested'],
  drain_bed: ['repot_wet_plant', 'rotate_crops'],
  keep_carriers_away: ['brush_off_pests'],
  remove_rotten_parts: ['cover_tubers'],
  repot_rotten_roots: ['repot_wet_plant', 'lift_sound_roots'],
  rinse_off_pests: ['brush_off_pests', 'wipe_off_pests'],
  save_healthy_top: ['repot_wet_plant', 'lift_sound_roots'],
  search_for_pests: ['brush_off_pests'],
}
