import type { ActionId, ActionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const actions: Readonly<Record<ActionId, ActionText>> = {
  remove_affected_leaves: {
    title: '剪除病叶',
    instructions:
      '用干净的剪刀剪掉受害最重的叶片，一次不超过植株的三分之一，丢进生活垃圾，不要堆肥。剪后用酒精擦拭刀口；有乳汁的植物要戴手套。',
  },
  keep_leaves_dry: {
    title: '保持叶面干燥',
    instructions: '早晨浇土，不浇叶，也不要喷雾。多数叶部病害需要叶片湿上几个小时。',
  },
  improve_air_flow: {
    title: '加强通风',
    instructions: '把相邻植株至少分开一掌宽，疏去过密的枝条，让叶片快干。',
  },
  isolate_plant: {
    title: '与其他植物隔开',
    instructions: '把植株放在离其他植物至少 1 米处，直到两周没有新的损害。碰过之后洗手。',
  },
  fungicide: {
    title: '若继续蔓延：选用合适类型的杀菌剂',
    instructions:
      '一周后新叶仍染病时，含铜、硫或碳酸氢钾的产品可以保护健康叶片。只用当地登记可用于该植物的产品并按标签使用；它保护新叶，治不好老叶。',
  },
  wash_with_mild_soap: {
    title: '擦净叶面',
    instructions: '用软布蘸温水擦拭叶片两面，放在通风、不晒太阳的地方晾干。',
  },
  release_beneficials: {
    title: '利用天敌',
    instructions:
      '认清害虫后，室内和温室可买到对应的捕食螨、草蛉幼虫或寄生蜂。在户外要保护瓢虫和食蚜蝇。',
  },
  insecticidal_soap: {
    title: '若有害虫：皂类或油类产品',
    instructions:
      '如果发现螨、蓟马或蚜虫而冲洗无效，杀虫皂或植物油是最温和的类型。只用登记可用于该植物的产品，按标签使用，先在一片叶上试。',
  },
  search_for_pests: {
    title: '寻找害虫',
    instructions: '用放大镜看叶背和枝梢，傍晚也看。见到就摘除，并用较强的温水冲洗叶片。',
  },
  remove_virus_plant: {
    title: '花纹继续扩展就舍弃植株',
    instructions:
      '病毒无法治愈。新叶仍有花纹，或邻近植株也开始出现时，把整株丢进生活垃圾，并清洗工具和花盆。',
  },
  control_sap_suckers: {
    title: '防住刺吸害虫',
    instructions: '用水冲掉蚜虫和粉虱，挂黄色粘虫板：这些虫子把病毒从一株带到另一株。',
  },
  let_soil_dry: {
    title: '让土变干',
    instructions:
      '表层 3 厘米干透前不要浇水，倒掉托盘里的水。这段时间把盆放在温暖明亮、不暴晒的地方。',
  },
  check_drainage: {
    title: '检查排水和根',
    instructions: '盆底要有孔，水应在一分钟内流出。剪掉褐色发软的根，换新鲜疏松的土。',
  },
  water_thoroughly: {
    title: '浇透水',
    instructions:
      '把盆放在水里 20 到 30 分钟，直到不再冒泡，然后沥干。地栽要慢慢浇透，不要天天浇一点。',
  },
  adjust_watering_rhythm: {
    title: '看土浇水，不看日历',
    instructions: '每次浇水前用手指试土，连续三周记下日期；按表层 2 到 3 厘米刚好变干的间隔来浇。',
  },
  move_out_of_sun: {
    title: '避开强光',
    instructions:
      '把植株移到离向阳窗户 1 到 2 米处，或在 11 到 16 点之间遮阴。用两周时间适应更多光照。',
  },
  move_to_light: {
    title: '增加光照',
    instructions: '用两周逐步移到离明亮窗户 1 米以内，或每天用植物灯照 10 到 12 小时。',
  },
  feed_balanced: {
    title: '施均衡肥',
    instructions:
      '只在生长期，在潮湿的土上按标签用量的一半施全营养液肥。放在儿童和宠物碰不到的地方。',
  },
  correct_soil_reaction: {
    title: '测 pH 并施螯合铁',
    instructions: '测一测土。pH 高于 7 时用雨水代替硬水，并按标签施含螯合铁的肥料。',
  },
  feed_potassium: {
    title: '多施钾',
    instructions:
      '土面没有盐壳时，按一半用量施高钾肥（如番茄肥）。若有盐壳，则用花盆体积三倍的水冲洗。',
  },
  leave_alone: {
    title: '保留受伤的叶片',
    instructions: '受损的组织不会再变绿，但剩下的绿色部分仍供养植株。只摘除完全干枯的叶片。',
  },
  prune_infected_wood: {
    title: '剪除病枝',
    instructions:
      '选干燥的日子，在可见病部以下至少 30 厘米处剪断每根枝条，每剪一刀用酒精擦拭刀口。剪下的丢进生活垃圾。',
  },
  remove_whole_plant: {
    title: '拔除重病植株',
    instructions: '茎已染病或植株不断萎蔫时，连根拔起，装袋带走，丢进生活垃圾，不要堆肥。',
  },
  repot_rotten_roots: {
    title: '剪去烂根并换盆',
    instructions:
      '冲洗根部，用干净的刀剪去所有褐色发软的根，用新鲜透气的土栽入大小刚好的盆。两周内少浇水。',
  },
  rinse_off_pests: {
    title: '冲掉害虫',
    instructions: '用较强的温水冲洗植株，尤其是叶背。冲洗时盖住盆土。至少重复三次。',
  },
  wipe_off_pests: {
    title: '用手擦除害虫',
    instructions:
      '用蘸酒精的棉签点每只虫子，或用指甲刮掉，叶腋处也要做。先在一片叶上试；酒精远离儿童和火源。',
  },
  hang_sticky_traps: {
    title: '挂粘虫板',
    instructions: '在植株上方挂黄板，防蓟马用蓝板，每周数一次。只在室内或温室用，以免粘到蜜蜂。',
  },
  apply_nematodes: {
    title: '浇灌有益线虫',
    instructions: '傍晚按包装说明随水浇入 Steinernema feltiae 线虫。两周内土要微潮并高于 12 °C。',
  },
  collect_slugs: {
    title: '傍晚捕捉蛞蝓',
    instructions:
      '在潮土上放木板作藏身处，在那里和用手电捕捉蛞蝓和蜗牛；改在早晨浇水。环形护圈可保护幼苗。',
  },
  feed_phosphorus: {
    title: '土暖时施磷',
    instructions:
      '让根部保持在 15 °C 以上，按一半用量施开花植物肥。地栽可拌入堆肥；只有测土显示缺乏才多施。',
  },
  feed_magnesium: {
    title: '补镁',
    instructions: '按标签施含镁的肥料（如泻盐），一段时间少施钾。黄叶不会变绿，看新叶的情况。',
  },
  rinse_out_salts: {
    title: '冲洗盐分',
    instructions: '去掉结壳，再用花盆体积三倍的雨水或软水慢慢淋过土壤并沥干。六周内不要施肥。',
  },
  raise_humidity: {
    title: '提高空气湿度',
    instructions:
      '把植物放在一起，放在有湿卵石的托盘上或用加湿器，远离暖气和空调。以 50 到 60% 为宜。',
  },
  protect_from_cold: {
    title: '移离寒冷',
    instructions:
      '热带植物保持在 15 °C 以上，远离冷窗和穿堂风。户外霜夜用无纺布覆盖，受伤部分留到新芽长出再剪。',
  },
  cool_and_shade: {
    title: '遮阴降温',
    instructions: '中午遮阴，把盆从发烫的石面上移开，让空气流通。清早浇水，炎热过去前不要施肥。',
  },
  trim_damage: {
    title: '修剪损伤部分',
    instructions: '用干净的剪刀顺着叶形剪去枯尖和破损处。折弯的茎用小棍和软绳固定。',
  },
  report_to_authority: {
    title: '上报疑似病情',
    instructions:
      '拍照，不要把植株的任何部分带到别处，并通知当地植保部门。他们会告诉你怎么做，许多地方免费检测。',
  },
  inspect_new_plants: {
    title: '先检查新植物',
    instructions: '买时仔细看，并与其他植物隔开放两周。',
  },
  check_weekly: {
    title: '每周细看一次',
    instructions: '每周查看叶背、枝梢和土面：发现得早就容易清除。',
  },
  clean_tools: {
    title: '保持工具干净',
    instructions: '剪刀和刀用前用后都用酒精擦拭，旧盆用热水洗净。',
  },
  clear_fallen_leaves: {
    title: '清除落叶',
    instructions: '经常捡走落叶和枯叶：许多病害在上面过冬。',
  },
  rotate_crops: { title: '轮换地块', instructions: '今后三年把这种植物及其近亲种在别的地块。' },
  choose_resistant_varieties: {
    title: '选抗病品种',
    instructions: '再种时选择抗这种病的品种和健康的种子。',
  },
  mulch_soil: {
    title: '覆盖土面',
    instructions:
      '用 3 到 5 厘米厚的稻草、树皮或堆肥覆盖土面，不要碰到茎：可保持湿度均匀，防止泥水溅起。',
  },
  acclimatise_slowly: {
    title: '慢慢适应',
    instructions: '用十到十四天让植物适应新位置、阳光或户外，每天多一两个小时。',
  },
}
