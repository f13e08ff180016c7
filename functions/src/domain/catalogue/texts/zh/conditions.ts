import type { ConditionId, ConditionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const conditions: Readonly<Record<ConditionId, ConditionText>> = {
  rust: {
    name: '锈病样疱斑',
    symptoms: ['橙色至锈褐色的小突起疱斑', '叶片另一面有黄色小点'],
    howToConfirm: ['用白纸巾擦拭病斑：锈病会留下橙色或褐色印迹', '查看叶背，大多数疱斑长在那里'],
    lookAlikes: {
      leaf_spot: '叶斑是平的，不会在纸巾上留下有色粉末',
      potassium_deficiency: '缺钾从叶缘开始变褐，不形成疱斑',
    },
    seekExpertIf: '三分之一以上的叶片布满疱斑，或是用于出售的作物时',
  },
  leaf_spot: {
    name: '叶斑病（真菌或细菌）',
    symptoms: ['褐色至黑色、彼此分开的坏死斑，常有深色边缘或黄色晕圈', '病斑扩大并连成片'],
    howToConfirm: [
      '用放大镜在病斑内找小黑点或轮纹：说明是真菌',
      '把叶片对着光看：边缘像浸了油水，说明是细菌',
      '标出病斑边缘，三天后再看：感染会扩大',
    ],
    lookAlikes: {
      rust: '锈病是突起的，擦拭会掉有色粉末',
      leaf_blight: '叶枯会在几天内占据叶片的大部分',
      sunburn: '日灼一下子出现在向阳面，不会蔓延',
    },
    seekExpertIf: '茎或果实也有病斑，或新叶一周内出现病斑时',
  },
  leaf_blight: {
    name: '叶枯或大片坏死',
    symptoms: ['常从叶尖或叶缘开始的大片褐色区域', '组织几天内死亡，变干或变软'],
    howToConfirm: ['每天拍同一片叶子：叶枯一天比一天明显扩大', '早晨在绿色与褐色交界处找浅色霉层'],
    lookAlikes: {
      leaf_spot: '叶斑长期保持小而边缘清楚',
      sunburn: '日灼先褪色，并停留在太阳晒到的地方',
      water_deficit: '缺水的植株许多叶片边缘均匀变褐并萎蔫',
    },
    seekExpertIf: '茎也变褐，或损害两天内加倍时',
  },
  powdery_mildew: {
    name: '白粉层（白粉病）',
    symptoms: ['白色至灰色、像面粉的斑块，多在叶面', '嫩叶卷曲或长不大'],
    howToConfirm: [
      '用手指擦一下：白粉病像面粉一样掉下，几天后又长出来',
      '看斑块是否与日晒或水滴的痕迹无关',
    ],
    lookAlikes: { sunburn: '晒伤的组织干如纸，擦不掉', leaf_miner: '潜道是叶内的浅色线条，擦不掉' },
    seekExpertIf: '花蕾或果实被覆盖，或处理后一周内又出现时',
  },
  mosaic_virus: {
    name: '黄绿花叶（怀疑病毒）',
    symptoms: ['同一叶片上有不规则的黄色和绿色区块', '叶片可能皱缩，长势弱'],
    howToConfirm: [
      '与同种的其他植株比较：病毒先出现在个别植株上',
      '找蚜虫、粉虱和蓟马，它们传播病毒',
      '只有实验室检测才能证实',
    ],
    lookAlikes: {
      iron_deficiency: '缺铁时最嫩叶片的叶脉仍均匀保持绿色',
      nitrogen_deficiency: '缺氮使整片老叶均匀变淡',
      leaf_distortion: '螨和蓟马会留下银色或古铜色的伤痕',
    },
    seekExpertIf: '多株出现这种花纹，或是农作物时：病毒无法治愈',
  },
  leaf_distortion: {
    name: '叶片卷曲皱缩（刺吸害虫或病毒）',
    symptoms: ['叶片卷曲、起皱或变窄', '嫩叶上有细小浅点、古铜色或伤痕'],
    howToConfirm: ['在白纸上方拍打嫩枝，找会动的小点', '用放大镜查看叶背和枝梢，找螨、蓟马和蚜虫'],
    lookAlikes: {
      mosaic_virus: '病毒还会有黄绿区块，而且找不到虫子',
      water_deficit: '因干旱卷曲的叶片浇水一天后会展平',
    },
    seekExpertIf: '找不到害虫，新叶仍然畸形时',
  },
  leaf_miner: {
    name: '潜叶虫潜道',
    symptoms: ['叶内有浅色弯曲线条或斑块，之后变褐', '潜道上方的叶表皮完好'],
    howToConfirm: [
      '把叶片对着光看：潜道里可见幼虫或深色虫粪',
      '试着揭起斑块上的叶表皮：潜道上的会像薄膜一样揭下',
    ],
    lookAlikes: {
      leaf_spot: '叶斑穿透整片叶子，里面没有虫粪',
      leaf_blight: '叶枯不会留下完好的叶表皮，扩大也快得多',
    },
    seekExpertIf: '大多数嫩叶有潜道，或作物受害时',
  },
  chewing_pests: {
    name: '咀嚼害虫的孔洞或其他损伤',
    symptoms: ['叶片上有边缘整齐的孔洞，或叶缘有缺口'],
    howToConfirm: ['黄昏时用手电找毛虫、甲虫、蛞蝓和虫粪', '看三天内是否出现新的孔洞'],
    lookAlikes: { leaf_spot: '旧的叶斑可能脱落，孔洞周围会留下褐色边' },
    seekExpertIf: '植株一周内失去四分之一以上的叶片时',
  },
  nitrogen_deficiency: {
    name: '整体发黄变淡（怀疑缺氮）',
    symptoms: ['整片叶子均匀变成淡绿至黄色', '先从老叶开始，长势弱'],
    howToConfirm: [
      '看哪些叶子变淡：最老的说明缺氮，最嫩的说明缺铁',
      '摸一摸土：若多日湿着，浇水过多也会是同样情形',
      '回想上次施肥：生长期两个月没施肥，就更可能是缺氮',
    ],
    lookAlikes: {
      water_excess: '土是湿的，叶片软塌',
      natural_ageing: '只有最下面的一两片叶变黄',
      iron_deficiency: '叶脉保持绿色，最嫩的叶片最严重',
    },
    seekExpertIf: '施肥四周后叶片仍然发淡时',
  },
  iron_deficiency: {
    name: '绿脉之间发黄（怀疑缺铁或缺镁）',
    symptoms: ['叶脉之间变黄，叶脉保持绿色'],
    howToConfirm: ['最嫩的叶最严重：缺铁；老叶最严重：缺镁', '测土壤 pH：高于 7 时铁被土壤固定'],
    lookAlikes: {
      nitrogen_deficiency: '整片叶子变淡，叶脉也一样',
      mosaic_virus: '花叶不顺着叶脉，形成不规则区块',
    },
    seekExpertIf: '新叶长出来几乎是白色时',
  },
  potassium_deficiency: {
    name: '叶缘变褐（怀疑缺钾或盐分过多）',
    symptoms: ['老叶的边缘和叶尖变黄，再变褐干枯'],
    howToConfirm: ['看土面有没有白色结壳：说明盐分过多，而不是肥料不足', '看老叶是否比嫩叶严重'],
    lookAlikes: { water_deficit: '土干、叶片软塌，嫩叶也受害', sunburn: '只有向阳的部分受害' },
    seekExpertIf: '按时浇水施肥，嫩叶仍然变褐时',
  },
  water_excess: {
    name: '浇水过多',
    symptoms: ['土湿着，叶片却发黄变软', '先从下部叶片开始'],
    howToConfirm: [
      '把手指插入土中 3 厘米：浇水几天后还湿，就更可能是',
      '把植株从盆中取出：褐色、发软、有臭味的根正在腐烂',
    ],
    lookAlikes: { nitrogen_deficiency: '土正常变干，根是白的', water_deficit: '土是干的，盆很轻' },
    seekExpertIf: '茎在土面处变软或发黑时',
  },
  water_deficit: {
    name: '缺水',
    symptoms: ['叶尖和叶缘变褐发脆', '叶片下垂、卷曲或脱落'],
    howToConfirm: [
      '把手指插入土中 3 厘米：土干、盆轻，就更可能是',
      '浇透水：一天内恢复的叶片只是缺水',
    ],
    lookAlikes: {
      potassium_deficiency: '土是潮的，主要是老叶受害',
      sunburn: '向阳面有浅色斑块，其余部分挺实',
      water_excess: '土是湿的，叶片发软而不是发脆',
    },
    seekExpertIf: '土潮着，植株却仍下垂时',
  },
  sunburn: {
    name: '日灼',
    symptoms: ['向阳部分有褪色、像纸一样的斑块'],
    howToConfirm: ['比较背阴和向阳的叶片：只有向阳的褪色', '回想最近两周是否搬到了更强的光下'],
    lookAlikes: {
      leaf_blight: '叶枯会继续蔓延，背阴的叶片也一样',
      powdery_mildew: '白粉病可以擦掉',
      water_deficit: '所有叶片的边缘都受害，背阴的也一样',
    },
    seekExpertIf: '植株移开后斑块仍在扩大时',
  },
  light_deficit: {
    name: '光照不足',
    symptoms: ['叶片变淡，枝条细长并向光倾斜'],
    howToConfirm: ['中午把手放在植株上方 30 厘米：没有清楚的影子就是光弱'],
    lookAlikes: { nitrogen_deficiency: '枝条短，老叶先变淡', water_excess: '土一直湿着，叶片软塌' },
    seekExpertIf: '光照改善六周后长势仍不恢复时',
  },
  natural_ageing: {
    name: '老叶自然老化',
    symptoms: ['个别老叶变黄干枯，其余仍是绿的'],
    howToConfirm: ['看是否只有最下面的叶片受影响，新叶是绿的'],
    lookAlikes: { nitrogen_deficiency: '许多叶片同时变淡', water_excess: '土是湿的，叶片软塌' },
    seekExpertIf: '每月落叶超过几片时',
  },
  downy_mildew: {
    name: '霜霉病',
    symptoms: ['叶面有淡绿至黄色斑块，以叶脉为界', '斑块背面有灰色至紫色霉层'],
    howToConfirm: ['清早看叶背，这时霉层最新鲜'],
    lookAlikes: {
      powdery_mildew: '白粉病是白色、干的，多在叶面',
      angular_leaf_spot: '角斑干后呈灰褐色，没有紫色霉层',
    },
    seekExpertIf: '一周内大多数叶片出现斑块，或是用于出售的作物时',
  },
  grey_mould: {
    name: '灰霉病',
    symptoms: ['花、果实或受伤叶片上的褐色软腐', '毛茸茸的灰霉，一碰就扬起粉尘'],
    howToConfirm: ['把烂的一块放在潮湿袋子里过夜：上面会长出灰毛'],
    lookAlikes: {
      powdery_mildew: '白粉病长在结实的活组织上，不会使它腐烂',
      downy_mildew: '霜霉病只在叶背',
    },
    seekExpertIf: '茎烂透，或新枝上又长霉时',
  },
  anthracnose: {
    name: '炭疽病',
    symptoms: ['凹陷的褐色至黑色病斑，常沿叶脉、叶尖或叶缘', '潮湿时病斑上有粉红色黏点'],
    howToConfirm: ['用放大镜看旧病斑：排成轮纹的小黑点说明是炭疽病'],
    lookAlikes: { leaf_spot: '其他叶斑是平的，不沿叶脉', sunburn: '日灼颜色浅、像纸，不会扩大' },
    seekExpertIf: '枝条枯死，或豆荚和果实受害时',
  },
  angular_leaf_spot: {
    name: '菜豆角斑病',
    symptoms: ['灰色至褐色的小斑，边直，被叶脉截断', '潮湿时病斑背面有深色霉层'],
    howToConfirm: ['把叶片对着光看：病斑正好止于叶脉'],
    lookAlikes: {
      bacterial_spot: '细菌性斑点像水浸过，没有霉层',
      rust: '锈病是突起的，擦拭会掉有色粉末',
    },
    seekExpertIf: '豆荚有斑，或豆荚未饱满叶片就脱落时',
  },
  black_spot: {
    name: '月季黑斑病',
    symptoms: ['叶面有圆形黑斑，边缘呈放射状', '斑点周围变黄，叶片脱落'],
    howToConfirm: ['用放大镜看边缘：呈流苏状，不整齐'],
    lookAlikes: { leaf_spot: '其他叶斑边缘清楚', downy_mildew: '霜霉病在嫩叶上形成有棱角的紫斑' },
    seekExpertIf: '仲夏前月季已落掉一半以上叶片时',
  },
  apple_scab: {
    name: '苹果黑星病',
    symptoms: ['叶上有橄榄绿、绒毛状的斑点，后变褐', '果实上有木栓状、开裂的疮痂'],
    howToConfirm: ['春天雨后查看：绒毛状的橄榄色斑点是典型特征'],
    lookAlikes: { leaf_spot: '其他叶斑是干的，没有绒毛', sooty_mould: '煤污可以擦掉' },
    seekExpertIf: '连续两年在秋天前落掉大部分叶片时',
  },
  early_blight: {
    name: '番茄、马铃薯早疫病',
    symptoms: ['像靶子一样有轮纹的褐斑，先出现在最下面的叶片', '病斑周围发黄'],
    howToConfirm: ['在病斑里找轮纹，并看病害是否从下往上发展'],
    lookAlikes: {
      late_blight: '晚疫病在植株各处形成没有轮纹的大片油渍状斑',
      bacterial_spot: '细菌性斑点小而黑，没有轮纹',
    },
    seekExpertIf: '茎或果实上出现深色凹陷时',
  },
  late_blight: {
    name: '番茄、马铃薯晚疫病',
    symptoms: ['大片油渍状灰绿色斑，几天内变褐', '茎变褐，果实或薯块上有硬的褐斑'],
    howToConfirm: ['早晨在病斑背面找一圈白霉'],
    lookAlikes: {
      early_blight: '早疫病发展慢，有轮纹',
      grey_mould: '灰霉毛茸茸的，从伤口和花开始',
    },
    seekExpertIf: '茎变褐时：整块地可能一周内毁掉',
  },
  sooty_mould: {
    name: '蜜露上的煤污病',
    symptoms: ['叶片和枝条上有一层煤灰似的黑膜', '下方的叶片发黏'],
    howToConfirm: [
      '用湿布擦叶片：黑色能擦掉，下面是绿的',
      '在上方找蚜虫、介壳虫、粉蚧或粉虱：煤污靠它们的蜜露生长',
    ],
    lookAlikes: { black_spot: '黑斑病在叶子里面，擦不掉', apple_scab: '黑星病在叶子里面，擦不掉' },
    seekExpertIf: '找不到虫子，黑膜却又出现时',
  },
  vascular_wilt: {
    name: '枯萎病或黄萎病（镰刀菌或轮枝菌）',
    symptoms: ['叶片萎蔫发黄，常先从植株一侧开始', '土潮着，白天植株仍萎蔫'],
    howToConfirm: ['纵向切开下部的茎：皮下有褐色条纹，就更可能是'],
    lookAlikes: {
      water_deficit: '缺水的植株浇水一天后恢复',
      root_rot: '根腐时根褐色发软，茎内是干净的',
    },
    seekExpertIf: '多株萎蔫时：这种真菌在土里存活多年',
  },
  root_rot: {
    name: '根腐病',
    symptoms: ['土湿着，植株却萎蔫', '根褐色、发软、有臭味；茎基可能发黑'],
    howToConfirm: ['把植株从盆中取出，拉一拉根：根皮会脱下'],
    lookAlikes: {
      water_excess: '只是水多时，大多数根仍白而硬',
      water_deficit: '土是干的，根是硬的',
    },
    seekExpertIf: '一半以上的根变软时：趁上部健康剪取插穗',
  },
  bacterial_spot: {
    name: '细菌性叶斑病',
    symptoms: ['深色、像水浸过的小斑，常有黄色晕圈', '病斑干枯脱落，留下孔洞'],
    howToConfirm: [
      '把叶片对着光看：边缘像油渍、半透明',
      '回想出现病斑前天热时是否下过雨或从上方浇水',
    ],
    lookAlikes: {
      leaf_spot: '真菌斑是干的，常有轮纹或黑点',
      early_blight: '早疫病有像靶子一样的轮纹',
    },
    seekExpertIf: '果实有斑，或柑橘上有突起的木栓斑时：溃疡病必须上报',
  },
  fire_blight: {
    name: '火疫病',
    symptoms: ['苹果、梨或榅桲的枝梢发黑如火烧，顶端弯成钩状', '变黑的树皮上有黏稠的琥珀色液滴'],
    howToConfirm: ['看枯叶是否挂在枝上不落：火疫病会这样'],
    lookAlikes: {
      cold_damage: '霜冻一夜之间伤到所有嫩梢，之后就停止',
      vascular_wilt: '枯萎病的叶片先发黄再枯死，不弯成钩',
    },
    seekExpertIf: '只要怀疑就要找专家：许多国家规定必须上报',
  },
  citrus_greening: {
    name: '怀疑柑橘黄龙病',
    symptoms: ['斑驳发黄，叶片左右两半不一样', '果实小而歪，顶端一直是绿的'],
    howToConfirm: [
      '在叶片两半各画一个圈：两边花纹不同，就更可能是黄龙病',
      '只有实验室检测才能证实',
    ],
    lookAlikes: {
      iron_deficiency: '缺铁时左右两半相同，叶脉绿色',
      magnesium_deficiency: '缺镁在叶基留下绿色楔形',
    },
    seekExpertIf: '只要怀疑就要找专家：它会毁掉柑橘树，必须上报',
  },
  leaf_curl_virus: {
    name: '怀疑曲叶病毒',
    symptoms: ['嫩叶向上卷、长不大，边缘发黄', '植株矮小，结果少'],
    howToConfirm: ['摇动植株：飞起的粉虱会传播这种病毒', '只有实验室检测才能证实'],
    lookAlikes: {
      leaf_distortion: '螨和蓟马会在卷叶上留下古铜色或银色伤痕',
      aphids: '蚜虫造成的卷叶下面聚集着虫子',
    },
    seekExpertIf: '多株出现时：无法治愈，而且传得快',
  },
  spotted_wilt_virus: {
    name: '怀疑斑萎病毒',
    symptoms: ['嫩叶上有古铜色至褐色的环纹和斑点', '枝梢萎蔫，果实上有浅色环纹'],
    howToConfirm: ['在花里找蓟马：它们传播这种病毒', '只有实验室检测才能证实'],
    lookAlikes: {
      leaf_spot: '叶斑从老叶开始，不在果实上形成环纹',
      leaf_curl_virus: '曲叶病毒不形成褐色环纹',
    },
    seekExpertIf: '多株出现环纹时：病株无法治愈',
  },
  spider_mites: {
    name: '红蜘蛛（叶螨）',
    symptoms: ['整片叶子布满细小浅点', '叶与茎之间有细丝网'],
    howToConfirm: ['给植株喷水雾：丝网会显现出来', '在白纸上方拍打叶片：灰尘大小的点会爬动'],
    lookAlikes: {
      thrips: '蓟马留下带黑色粪点的银色条纹，没有网',
      dry_air: '空气干燥只使叶尖变褐，没有小点',
    },
    seekExpertIf: '丝网罩住整根枝条，或冲洗三次后螨又出现时',
  },
  aphids: {
    name: '蚜虫',
    symptoms: ['枝梢和叶背聚集着柔软的小虫', '嫩叶发黏卷曲'],
    howToConfirm: ['看最嫩的枝梢：蚜虫成群聚在那里，几乎不动', '找白色的蜕皮和爬上植株的蚂蚁'],
    lookAlikes: {
      whiteflies: '粉虱一碰植株就飞起',
      leaf_curl_virus: '病毒造成的卷叶上没有成群的虫子',
    },
    seekExpertIf: '叶片还有花叶时：蚜虫会传播病毒',
  },
  whiteflies: {
    name: '粉虱',
    symptoms: ['一碰植株就飞起的白色小虫', '叶片发黏、变淡或发黄'],
    howToConfirm: ['在叶背找浅色、扁平、像鳞片的若虫'],
    lookAlikes: { aphids: '蚜虫待在原处不飞', fungus_gnats: '蕈蚊颜色深，在土面上跑' },
    seekExpertIf: '用粘虫板和冲洗四周后仍成群飞舞时',
  },
  mealybugs: {
    name: '粉蚧',
    symptoms: ['叶腋和叶脉旁有白色棉絮状物', '叶片发黏，长势弱'],
    howToConfirm: ['用蘸酒精的棉签碰一下棉絮：会露出粉红色的虫子'],
    lookAlikes: {
      powdery_mildew: '白粉病是平的粉层，没有棉絮',
      scale_insects: '介壳虫是褐色、硬而扁的',
    },
    seekExpertIf: '根上也有棉絮时',
  },
  scale_insects: {
    name: '介壳虫',
    symptoms: ['茎和叶脉上有褐色、扁平或隆起的小包', '下方的叶片发黏'],
    howToConfirm: ['用指甲挑起小包：介壳虫会脱落，下面的植株完好'],
    lookAlikes: {
      mealybugs: '粉蚧是白色、柔软、毛茸茸的',
      natural_ageing: '老化的木栓痕是茎的一部分，挑不下来',
    },
    seekExpertIf: '处理六周后仍出现新的小包时',
  },
  thrips: {
    name: '蓟马',
    symptoms: ['银色条纹和斑块，上有黑色小粪点', '嫩叶和花畸形'],
    howToConfirm: ['向花里吹气或在白纸上拍打：1 毫米长的细小虫子会跑出来'],
    lookAlikes: {
      spider_mites: '叶螨留下细小的点和丝网',
      leaf_miner: '潜道是叶内的线条，上面叶表皮完好',
    },
    seekExpertIf: '叶上出现褐色环纹时：蓟马传播斑萎病毒',
  },
  fungus_gnats: {
    name: '蕈蚊（小黑飞）',
    symptoms: ['深色小飞虫在土面上跑，浇水时飞起', '小苗和插穗长不好'],
    howToConfirm: ['在土面放一片生土豆：两天后下面有黑头透明的幼虫'],
    lookAlikes: {
      whiteflies: '粉虱是白色的，待在叶背',
      water_excess: '光是土湿不会有飞虫；两者多半同时出现',
    },
    seekExpertIf: '土潮着，小苗却倒伏或植株萎蔫时',
  },
  slugs_snails: {
    name: '蛞蝓和蜗牛',
    symptoms: ['嫩叶上有不规则的大洞', '银色的黏液痕迹'],
    howToConfirm: ['天气潮湿时，天黑两小时后用手电寻找'],
    lookAlikes: {
      chewing_pests: '毛虫和甲虫留下干的虫粪，没有黏液',
      mechanical_damage: '撕裂的叶片第二天早晨没有新的损伤',
    },
    seekExpertIf: '每天捕捉，幼苗夜里仍然消失时',
  },
  phosphorus_deficiency: {
    name: '叶片暗紫（怀疑缺磷）',
    symptoms: ['老叶变深绿至紫色，叶背先变', '植株矮小，开花少'],
    howToConfirm: ['测土温：低于 12 °C 时，土再肥根也吸收不到足够的磷'],
    lookAlikes: {
      cold_damage: '寒夜之后叶片一下子变红，嫩叶也一样',
      nitrogen_deficiency: '缺氮使老叶变淡，而不是变深',
    },
    seekExpertIf: '土温回暖并施肥四周后叶片仍发紫时',
  },
  magnesium_deficiency: {
    name: '老叶脉间发黄（怀疑缺镁）',
    symptoms: ['老叶从边缘向内脉间发黄', '叶基留下绿色楔形'],
    howToConfirm: ['看是否老叶最严重、最嫩的叶是绿的', '回想是否施了很多钾肥：钾会阻碍镁的吸收'],
    lookAlikes: {
      iron_deficiency: '缺铁发生在最嫩的叶片',
      natural_ageing: '老化的叶片均匀变黄，叶脉也一样',
    },
    seekExpertIf: '嫩叶也发黄时',
  },
  blossom_end_rot: {
    name: '脐腐病（钙到不了果实）',
    symptoms: ['番茄、辣椒或西葫芦果脐处有凹陷、皮革状的褐斑', '叶片看起来健康'],
    howToConfirm: ['回想浇水情况：忽干忽湿是常见原因'],
    lookAlikes: {
      late_blight: '晚疫病也会在叶片上出现，并可从果实任何部位开始',
      sunburn: '日灼颜色浅，在向阳一面',
    },
    seekExpertIf: '均匀浇水四周后新果仍腐烂时',
  },
  salt_excess: {
    name: '肥料或盐分过多',
    symptoms: ['叶尖和叶缘变褐干枯', '土面或盆上有白色或淡黄色结壳'],
    howToConfirm: ['在盆沿和土面找结壳', '回想施肥情况：比标签更勤或更浓，就更可能是'],
    lookAlikes: {
      potassium_deficiency: '几个月没施肥又没有结壳，更可能是缺肥',
      dry_air: '空气干燥只使叶尖变褐，没有结壳',
    },
    seekExpertIf: '冲洗土壤两次后叶片仍不断死去时',
  },
  dry_air: {
    name: '空气太干',
    symptoms: ['土潮着，叶尖却变褐干枯', '花蕾干枯或脱落'],
    howToConfirm: ['测空气湿度：像有暖气的房间那样低于 40%，就更可能是'],
    lookAlikes: {
      spider_mites: '叶螨留下小点和丝网，干燥的空气对它有利',
      salt_excess: '盐分过多时土面有结壳',
    },
    seekExpertIf: '空气够潮湿，新叶仍然变褐时',
  },
  cold_damage: {
    name: '寒害或冻害',
    symptoms: ['寒夜之后或靠近冷窗的叶片发暗、透明、软塌', '损害在一两天内一下子出现'],
    howToConfirm: ['回想最近几夜：低于 10 °C 伤热带植物，低于 0 °C 伤嫩梢'],
    lookAlikes: {
      root_rot: '根腐时衰弱缓慢，土是湿的',
      fire_blight: '火疫病几周内从一枝传到另一枝',
    },
    seekExpertIf: '刮开茎皮，里面又软又褐时',
  },
  heat_stress: {
    name: '热害',
    symptoms: ['叶片中午卷曲或下垂，傍晚恢复', '花和幼果脱落'],
    howToConfirm: ['中午测温：植株旁高于 32 °C，就更可能是'],
    lookAlikes: { water_deficit: '缺水的植株早晨仍然下垂', sunburn: '日灼留下不会消失的褪色斑' },
    seekExpertIf: '土潮着，植株早晨仍下垂时',
  },
  mechanical_damage: {
    name: '撕裂、折伤或擦伤',
    symptoms: ['边缘整齐、不会蔓延的裂口、折痕或疤痕'],
    howToConfirm: ['回想是否有风、搬动、宠物或行人碰擦', '标出边缘，一周后再看：没有扩大'],
    lookAlikes: { chewing_pests: '害虫会吃掉组织并留下虫粪', thrips: '蓟马的伤痕是银色的，带黑点' },
    seekExpertIf: '主茎折断或伤口变软时',
  },
}
