import type { ConditionId, ConditionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const conditions: Readonly<Record<ConditionId, ConditionText>> = {
  rust: {
    name: 'さび病のような膨らみ',
    symptoms: ['オレンジ色からさび茶色の小さな膨らみ', '葉の反対側に黄色い点'],
    howToConfirm: [
      '白いティッシュで斑点をこする：さび病ならオレンジ色か茶色の跡がつく',
      '葉の裏を見る：膨らみの多くは裏にある',
    ],
    lookAlikes: {
      leaf_spot: '葉斑は平らで、ティッシュに色の粉がつかない',
      potassium_deficiency: 'カリ不足は葉の縁から茶色くなり、膨らみはできない',
    },
    seekExpertIf: '葉の3分の1以上が覆われている、または出荷用の作物である場合',
  },
  leaf_spot: {
    name: '葉の斑点病（カビまたは細菌）',
    symptoms: [
      '茶色から黒の枯れた斑点が散らばり、濃い縁や黄色い輪があることが多い',
      '斑点が広がってつながる',
    ],
    howToConfirm: [
      'ルーペで斑点の中の黒い点や輪を探す：カビの印',
      '葉を光にかざす：縁が油や水で濡れたように見えれば細菌の印',
      '斑点の縁に印をつけ、3日後にもう一度見る：感染なら広がる',
    ],
    lookAlikes: {
      rust: 'さび病は膨らんでいて、こすると色の粉がつく',
      leaf_blight: '葉枯れは数日で葉の大部分に広がる',
      sunburn: '葉焼けは日の当たる側に一度に現れ、広がらない',
    },
    seekExpertIf: '茎や果実にも斑点がある、または新しい葉が1週間で斑点だらけになる場合',
  },
  leaf_blight: {
    name: '葉枯れ、または大きな枯れ',
    symptoms: [
      '葉先や縁から始まることの多い大きな茶色の部分',
      '数日で組織が死に、乾くか柔らかくなる',
    ],
    howToConfirm: [
      '同じ葉を毎日撮る：葉枯れは日ごとに目に見えて進む',
      '朝、緑と茶色の境目に薄いカビを探す',
    ],
    lookAlikes: {
      leaf_spot: '葉斑は長く小さいままで、縁がはっきりしている',
      sunburn: '葉焼けはまず色が抜け、日の当たった所にとどまる',
      water_deficit: '水切れの株は多くの葉の縁が一様に茶色くなり、しおれる',
    },
    seekExpertIf: '茎も茶色くなる、または2日で被害が倍になる場合',
  },
  powdery_mildew: {
    name: '白い粉の膜（うどんこ病）',
    symptoms: ['主に葉の表に、小麦粉のような白から灰色の斑', '若い葉が巻く、または小さいまま'],
    howToConfirm: [
      '指で斑をぬぐう：うどんこ病は粉のように取れ、数日でまた出る',
      '斑が日差しや水滴の跡と関係ないことを確かめる',
    ],
    lookAlikes: {
      sunburn: '日焼けした部分は紙のように乾き、ぬぐえない',
      leaf_miner: '潜り跡は葉の中の薄い線で、ぬぐえない',
    },
    seekExpertIf: 'つぼみや果実が覆われる、または手当て後1週間以内にまた出る場合',
  },
  mosaic_virus: {
    name: '黄緑のモザイク（ウイルスの疑い）',
    symptoms: ['同じ葉に不規則な黄色と緑の部分', '葉が縮れることがあり、生育が弱い'],
    howToConfirm: [
      '同じ種類の他の株と比べる：ウイルスは最初に一部の株に出る',
      'ウイルスを運ぶアブラムシ、コナジラミ、アザミウマを探す',
      '確かな証拠は検査機関の検査だけ',
    ],
    lookAlikes: {
      iron_deficiency: '鉄不足では最も若い葉の葉脈が一様に緑のまま残る',
      nitrogen_deficiency: '窒素不足は古い葉全体が一様に色あせる',
      leaf_distortion: 'ダニとアザミウマは銀色や青銅色の傷を残す',
    },
    seekExpertIf: '複数の株に出ている、または作物である場合：ウイルスは治らない',
  },
  leaf_distortion: {
    name: '葉の巻きや縮れ（吸汁害虫またはウイルス）',
    symptoms: ['葉が巻く、縮れる、細いままになる', '若い葉に細かい白い点、青銅色、傷跡'],
    howToConfirm: [
      '白い紙の上で枝先をたたき、動く小さな点を探す',
      '葉裏と枝先をルーペで見て、ダニ、アザミウマ、アブラムシを探す',
    ],
    lookAlikes: {
      mosaic_virus: 'ウイルスなら黄緑の部分があり、虫は見つからない',
      water_deficit: '乾燥で巻いた葉は、水やりの翌日には平らに戻る',
    },
    seekExpertIf: '虫が見つからず、新しい葉が変形し続ける場合',
  },
  leaf_miner: {
    name: '葉の潜り跡（ハモグリ）',
    symptoms: ['葉の中に白っぽい曲がった線や斑ができ、後で茶色くなる', '跡の上の葉の表皮は無傷'],
    howToConfirm: [
      '葉を光にかざす：跡の中に幼虫か黒いふんが見える',
      '斑の表皮をめくってみる：潜り跡の上なら膜のようにはがれる',
    ],
    lookAlikes: {
      leaf_spot: '葉斑は葉を貫いて枯れ、ふんは入っていない',
      leaf_blight: '葉枯れは表皮を無傷で残さず、ずっと速く進む',
    },
    seekExpertIf: '若い葉の多くに跡がある、または作物が被害を受けている場合',
  },
  chewing_pests: {
    name: 'かじる害虫の穴、または他の傷',
    symptoms: ['葉の中の縁のきれいな穴、または縁の欠け'],
    howToConfirm: [
      '夕暮れに懐中電灯で、いも虫、甲虫、ナメクジ、ふんを探す',
      '3日の間に新しい穴が増えるか確かめる',
    ],
    lookAlikes: { leaf_spot: '古い葉斑は抜け落ちることがあり、穴の周りに茶色い縁が残る' },
    seekExpertIf: '1週間で葉の4分の1以上を失う場合',
  },
  nitrogen_deficiency: {
    name: '全体の色あせ（窒素不足の疑い）',
    symptoms: ['葉全体が一様に薄緑から黄色になる', '古い葉から始まり、生育が弱い'],
    howToConfirm: [
      'どの葉が薄いか見る：最も古い葉なら窒素、最も若い葉なら鉄',
      '土を触る：何日も湿っているなら、水のやり過ぎでも同じように見える',
      '最後の施肥を思い出す：生育期に2か月施していなければ可能性が高い',
    ],
    lookAlikes: {
      water_excess: '土が湿っていて、葉に張りがなく柔らかい',
      natural_ageing: '一番下の葉が1、2枚黄色くなるだけ',
      iron_deficiency: '葉脈は緑のままで、最も若い葉がひどい',
    },
    seekExpertIf: '施肥の4週間後も葉が薄いままの場合',
  },
  iron_deficiency: {
    name: '緑の葉脈の間が黄色い（鉄またはマグネシウム不足の疑い）',
    symptoms: ['葉脈の間が黄色くなり、葉脈は緑のまま'],
    howToConfirm: [
      '最も若い葉がひどければ鉄、古い葉がひどければマグネシウム',
      '土のpHを測る：7を超えると鉄は土に固定される',
    ],
    lookAlikes: {
      nitrogen_deficiency: '葉脈も含めて葉全体が薄くなる',
      mosaic_virus: 'モザイクは葉脈に沿わず、不規則な模様になる',
    },
    seekExpertIf: '新しい葉がほとんど白く出る場合',
  },
  potassium_deficiency: {
    name: '葉の縁の褐変（カリ不足または塩類の疑い）',
    symptoms: ['古い葉の縁と先が黄色くなり、やがて茶色く枯れる'],
    howToConfirm: [
      '土の白い固まりを探す：肥料不足より塩類過多を示す',
      '古い葉が若い葉よりひどいか確かめる',
    ],
    lookAlikes: {
      water_deficit: '土が乾き、葉に張りがない。若い葉も傷む',
      sunburn: '日の当たる部分だけが傷む',
    },
    seekExpertIf: '水やりと施肥をきちんとしても若い葉まで茶色くなる場合',
  },
  water_excess: {
    name: '水のやり過ぎ',
    symptoms: ['土が湿っているのに葉が黄色く張りがない', '下の葉から始まる'],
    howToConfirm: [
      '指を土に3cm差す：水やりの数日後も湿っていれば可能性が高い',
      '鉢から抜く：茶色く柔らかく臭う根は腐っている',
    ],
    lookAlikes: {
      nitrogen_deficiency: '土は普通に乾き、根は白い',
      water_deficit: '土は乾いていて、鉢が軽い',
    },
    seekExpertIf: '茎が土の際で柔らかく、または黒くなる場合',
  },
  water_deficit: {
    name: '水不足',
    symptoms: ['葉先と縁が茶色くパリパリになる', '葉が垂れる、巻く、落ちる'],
    howToConfirm: [
      '指を土に3cm差す：乾いていて鉢が軽ければ可能性が高い',
      'たっぷり水をやる：1日で戻る葉は水切れだった',
    ],
    lookAlikes: {
      potassium_deficiency: '土は湿っていて、主に古い葉が傷む',
      sunburn: '日の当たる側に白っぽい斑があり、他は張りがある',
      water_excess: '土が濡れていて、葉はパリパリではなく柔らかい',
    },
    seekExpertIf: '土が湿っているのに垂れている場合',
  },
  sunburn: {
    name: '葉焼け',
    symptoms: ['日の当たる部分が紙のように白く抜ける'],
    howToConfirm: [
      '日陰の葉と日なたの葉を比べる：色が抜けるのは日なたの葉だけ',
      'この2週間に、より強い光の場所へ移したか思い出す',
    ],
    lookAlikes: {
      leaf_blight: '葉枯れは日陰の葉にも広がり続ける',
      powdery_mildew: 'うどんこ病はぬぐえる',
      water_deficit: '日陰の葉も含め、すべての葉の縁が傷む',
    },
    seekExpertIf: '移した後も斑が広がる場合',
  },
  light_deficit: {
    name: '光不足',
    symptoms: ['葉が薄く、細長い枝が光の方へ傾く'],
    howToConfirm: ['正午に株の30cm上に手をかざす：はっきりした影がなければ暗い'],
    lookAlikes: {
      nitrogen_deficiency: '枝は短く、古い葉から薄くなる',
      water_excess: '土が湿ったままで、葉に張りがない',
    },
    seekExpertIf: '明るくして6週間たっても生育が戻らない場合',
  },
  natural_ageing: {
    name: '古い葉の自然な老化',
    symptoms: ['古い葉が数枚黄色く枯れ、他は緑のまま'],
    howToConfirm: ['一番下の葉だけで、新しい葉が緑であることを確かめる'],
    lookAlikes: {
      nitrogen_deficiency: '多くの葉が同時に薄くなる',
      water_excess: '土が湿っていて、葉に張りがない',
    },
    seekExpertIf: '1か月に数枚を超えて葉を失う場合',
  },
  downy_mildew: {
    name: 'べと病',
    symptoms: ['葉の表に、葉脈で区切られた薄緑から黄色の斑', '斑の裏に灰色から紫のカビ'],
    howToConfirm: ['早朝に葉の裏を見る：カビが新しい'],
    lookAlikes: {
      powdery_mildew: 'うどんこ病は白く乾いていて、主に葉の表に出る',
      angular_leaf_spot: '角斑病は灰褐色に乾き、紫のカビがない',
    },
    seekExpertIf: '1週間でほとんどの葉に斑が出る、または出荷用の作物である場合',
  },
  grey_mould: {
    name: '灰色かび病',
    symptoms: ['花、果実、傷ついた葉の柔らかい茶色の腐れ', '触ると粉が舞う毛羽立った灰色のカビ'],
    howToConfirm: ['腐った部分を湿った袋に一晩入れる：灰色の毛が生える'],
    lookAlikes: {
      powdery_mildew: 'うどんこ病は張りのある生きた組織につき、腐らせない',
      downy_mildew: 'べと病は葉の裏にとどまる',
    },
    seekExpertIf: '茎が腐りきる、または新芽にまたカビが出る場合',
  },
  anthracnose: {
    name: '炭そ病',
    symptoms: [
      '葉脈、葉先、縁に沿うことの多い、へこんだ茶色から黒の斑',
      '湿った時期に斑の中に桃色のぬめりの点',
    ],
    howToConfirm: ['古い斑をルーペで見る：輪状に並ぶ黒い点が印'],
    lookAlikes: {
      leaf_spot: '他の葉斑は平らで、葉脈に沿わない',
      sunburn: '葉焼けは白っぽく紙のようで、広がらない',
    },
    seekExpertIf: '小枝が枯れ込む、またはさやや果実が傷む場合',
  },
  angular_leaf_spot: {
    name: 'インゲンの角斑病',
    symptoms: [
      '葉脈で切られた、辺のまっすぐな灰色から茶色の小さな斑',
      '湿った時期に斑の裏に黒っぽいカビ',
    ],
    howToConfirm: ['葉を光にかざす：斑がちょうど葉脈で終わる'],
    lookAlikes: {
      bacterial_spot: '細菌の斑は水が染みたように見え、カビがない',
      rust: 'さび病は膨らんでいて、こすると色の粉がつく',
    },
    seekExpertIf: 'さやに斑が出る、またはさやが太る前に葉が落ちる場合',
  },
  black_spot: {
    name: 'バラの黒星病',
    symptoms: ['葉の表に、縁がぼやけて放射状の丸い黒い斑', '斑の周りが黄色くなり、葉が落ちる'],
    howToConfirm: ['ルーペで縁を見る：くっきりせず、ぎざぎざしている'],
    lookAlikes: {
      leaf_spot: '他の葉斑は縁がはっきりしている',
      downy_mildew: 'べと病は若い葉に角ばった紫の斑を作る',
    },
    seekExpertIf: '真夏の前に葉の半分以上を失った場合',
  },
  apple_scab: {
    name: 'リンゴ黒星病',
    symptoms: [
      '葉にオリーブ色のビロード状の斑ができ、茶色くなる',
      '果実にコルク状のひび割れたかさぶた',
    ],
    howToConfirm: ['春の雨の後に見る：ビロード状のオリーブ色の斑が典型'],
    lookAlikes: {
      leaf_spot: '他の葉斑は乾いていて、ビロード状ではない',
      sooty_mould: 'すす病はぬぐえる',
    },
    seekExpertIf: '2年続けて秋より前に葉の大半を失う場合',
  },
  early_blight: {
    name: 'トマトの輪紋病、ジャガイモの夏疫病',
    symptoms: ['的のような輪のある茶色の斑、一番下の葉から', '斑の周りが黄色い'],
    howToConfirm: ['斑の輪を探し、下から上へ広がるか確かめる'],
    lookAlikes: {
      late_blight: '疫病は株のどこにでも、輪のない大きな油染み状の斑を作る',
      bacterial_spot: '細菌の斑は小さく黒く、輪がない',
    },
    seekExpertIf: '茎や果実に黒くへこんだ部分が出る場合',
  },
  late_blight: {
    name: 'トマトとジャガイモの疫病',
    symptoms: [
      '数日で茶色くなる、油が染みたような大きな灰緑色の斑',
      '茎が茶色くなり、果実やイモに硬い茶色の部分',
    ],
    howToConfirm: ['朝、斑の裏に白いカビの縁を探す'],
    lookAlikes: {
      early_blight: '輪紋病（夏疫病）は進みが遅く、輪がある',
      grey_mould: '灰色かび病は毛羽立ち、傷や花から始まる',
    },
    seekExpertIf: '茎が茶色い場合：1週間で畑全体が失われることがある',
  },
  sooty_mould: {
    name: 'すす病（害虫の甘露に生える）',
    symptoms: ['葉と枝にすすのような黒い膜', '下の葉がべたつく'],
    howToConfirm: [
      '湿った布で葉をふく：黒い膜が取れ、下は緑',
      '上の方にアブラムシ、カイガラムシ、コナカイガラムシ、コナジラミを探す：その甘露で増える',
    ],
    lookAlikes: {
      black_spot: '黒星病は葉の中にあり、ふき取れない',
      apple_scab: 'リンゴ黒星病は葉の中にあり、ふき取れない',
    },
    seekExpertIf: '虫が見つからないのに膜がまた出る場合',
  },
  vascular_wilt: {
    name: '萎ちょう病、半身萎ちょう病（フザリウムまたはバーティシリウム）',
    symptoms: [
      '葉がしおれて黄色くなり、株の片側から始まることが多い',
      '土が湿っているのに昼間しおれる',
    ],
    howToConfirm: ['下の茎を縦に切る：皮の下に茶色の筋があれば可能性が高い'],
    lookAlikes: {
      water_deficit: '水切れの株は水やりの翌日に戻る',
      root_rot: '根腐れでは根が茶色く柔らかく、茎の中はきれい',
    },
    seekExpertIf: '複数の株がしおれる場合：カビは何年も土に残る',
  },
  root_rot: {
    name: '根腐れ',
    symptoms: [
      '土が濡れているのに株がしおれる',
      '根が茶色く柔らかく臭う。茎の元が黒ずむこともある',
    ],
    howToConfirm: ['鉢から抜いて根を引く：皮がすっぽり抜ける'],
    lookAlikes: {
      water_excess: '水が多いだけなら、根の多くはまだ白く硬い',
      water_deficit: '土は乾いていて、根は硬い',
    },
    seekExpertIf: '根の半分以上が柔らかい場合：上が元気なうちに挿し穂を取る',
  },
  bacterial_spot: {
    name: '斑点細菌病',
    symptoms: [
      '黄色い輪のあることが多い、水が染みたような小さな黒い斑',
      '斑が乾いて抜け落ち、穴が残る',
    ],
    howToConfirm: [
      '葉を光にかざす：縁が油っぽく透けて見える',
      '斑が出る前、暖かい時期に雨や上からの水やりがあったか思い出す',
    ],
    lookAlikes: {
      leaf_spot: 'カビの斑は乾いていて、輪や黒い点があることが多い',
      early_blight: '輪紋病（夏疫病）には的のような輪がある',
    },
    seekExpertIf:
      '果実に斑がある、またはかんきつに盛り上がったコルク状の斑がある場合：かいよう病は届け出が必要',
  },
  fire_blight: {
    name: '火傷病',
    symptoms: [
      'リンゴ、ナシ、マルメロの枝先が焼けたように黒くなり、先がかぎ状に曲がる',
      '黒くなった樹皮に琥珀色のねばる滴',
    ],
    howToConfirm: ['枯れた葉が枝に残るか確かめる：火傷病では残る'],
    lookAlikes: {
      cold_damage: '霜は一晩ですべての若い枝を傷め、その後は止まる',
      vascular_wilt: '萎ちょう病は枯れる前に葉が黄色くなり、かぎ状にならない',
    },
    seekExpertIf: '疑いがあるだけで相談を：多くの国で届け出が必要',
  },
  citrus_greening: {
    name: 'カンキツグリーニング病の疑い（HLB）',
    symptoms: ['葉の左右で違う、まだらな黄色', '先が緑のままの、小さくゆがんだ果実'],
    howToConfirm: [
      '葉の左右に円を描く：模様が違えばこの病気の印',
      '確かな証拠は検査機関の検査だけ',
    ],
    lookAlikes: {
      iron_deficiency: '鉄不足は左右で同じで、葉脈が緑',
      magnesium_deficiency: 'マグネシウム不足は葉の付け根に緑のくさび形が残る',
    },
    seekExpertIf: '疑いがあるだけで相談を：かんきつの木を枯らし、届け出が必要',
  },
  leaf_curl_virus: {
    name: '葉巻ウイルスの疑い',
    symptoms: ['若い葉が上に巻き、小さいままで縁が黄色くなる', '株が小さいままで、実が少ない'],
    howToConfirm: [
      '株を揺する：飛び立つコナジラミがこのウイルスを運ぶ',
      '確かな証拠は検査機関の検査だけ',
    ],
    lookAlikes: {
      leaf_distortion: 'ダニとアザミウマは巻いた葉に青銅色や銀色の傷を残す',
      aphids: 'アブラムシで巻いた葉の裏には虫が群れている',
    },
    seekExpertIf: '複数の株に出ている場合：治らず、速く広がる',
  },
  spotted_wilt_virus: {
    name: '黄化えそウイルスの疑い',
    symptoms: ['若い葉に青銅色から茶色の輪と細かい斑', '枝先がしおれ、果実に薄い輪が出る'],
    howToConfirm: [
      '花の中のアザミウマを探す：このウイルスを運ぶ',
      '確かな証拠は検査機関の検査だけ',
    ],
    lookAlikes: {
      leaf_spot: '葉斑は古い葉から始まり、果実に輪を作らない',
      leaf_curl_virus: '葉巻ウイルスは茶色の輪を作らない',
    },
    seekExpertIf: '複数の株に輪がある場合：感染した株は治らない',
  },
  spider_mites: {
    name: 'ハダニ',
    symptoms: ['葉全体に細かい白っぽい点', '葉と茎の間に細い糸の網'],
    howToConfirm: [
      '株に霧を吹く：網が見えてくる',
      '白い紙の上で葉をたたく：ほこりほどの点が歩き出す',
    ],
    lookAlikes: {
      thrips: 'アザミウマは黒いふんのある銀色の筋を残し、網は作らない',
      dry_air: '乾いた空気は葉先を茶色くし、点は残さない',
    },
    seekExpertIf: '網が枝全体を覆う、または3回洗ってもダニが戻る場合',
  },
  aphids: {
    name: 'アブラムシ',
    symptoms: ['枝先と葉裏に小さく柔らかい虫の群れ', 'べたつき、巻いた若い葉'],
    howToConfirm: [
      '最も若い枝先を見る：アブラムシが群れ、ほとんど動かない',
      '白い脱皮殻と、株を登るアリを探す',
    ],
    lookAlikes: {
      whiteflies: 'コナジラミは株に触ると飛び立つ',
      leaf_curl_virus: 'ウイルスで巻いた葉には虫の群れがない',
    },
    seekExpertIf: '葉にモザイクもある場合：アブラムシはウイルスを運ぶ',
  },
  whiteflies: {
    name: 'コナジラミ',
    symptoms: ['株に触ると飛び立つ小さな白い虫', 'べたつく、薄い、または黄色い葉'],
    howToConfirm: ['葉裏に、うろこのような薄い色の平たい幼虫を探す'],
    lookAlikes: {
      aphids: 'アブラムシはその場を動かない',
      fungus_gnats: 'キノコバエは黒っぽく、土の上を走る',
    },
    seekExpertIf: '粘着板と水洗いを4週間続けても群れ飛ぶ場合',
  },
  mealybugs: {
    name: 'コナカイガラムシ',
    symptoms: ['葉の付け根や葉脈沿いに白い綿のような塊', 'べたつく葉と弱い生育'],
    howToConfirm: ['塊にアルコールをつけた綿棒を当てる：桃色の虫が現れる'],
    lookAlikes: {
      powdery_mildew: 'うどんこ病は平らな膜で、塊がない',
      scale_insects: 'カイガラムシは茶色く硬く平たい',
    },
    seekExpertIf: '根にも塊がある場合',
  },
  scale_insects: {
    name: 'カイガラムシ',
    symptoms: ['茎と葉脈に茶色の平たい、または盛り上がったこぶ', 'その下の葉がべたつく'],
    howToConfirm: ['こぶを爪で起こす：カイガラムシなら取れ、下の株は無傷'],
    lookAlikes: {
      mealybugs: 'コナカイガラムシは白く柔らかく綿状',
      natural_ageing: '古くなったコルク状の跡は茎の一部で、取れない',
    },
    seekExpertIf: '6週間手当てしても新しいこぶが出る場合',
  },
  thrips: {
    name: 'アザミウマ',
    symptoms: ['黒いふんの点がある銀色の筋や斑', '若い葉と花の変形'],
    howToConfirm: ['花に息を吹くか、白い紙の上でたたく：1mmの細い虫が逃げる'],
    lookAlikes: {
      spider_mites: 'ハダニは細かい点と網を残す',
      leaf_miner: '潜り跡は葉の中の線で、上の表皮は無傷',
    },
    seekExpertIf: '葉に茶色の輪が出る場合：アザミウマは黄化えそウイルスを運ぶ',
  },
  fungus_gnats: {
    name: 'キノコバエ',
    symptoms: ['土の上を走り、水やりで飛び立つ黒っぽい小バエ', '苗や挿し穂の育ちが悪い'],
    howToConfirm: ['生のジャガイモを薄く切って土に置く：2日後、下に頭の黒い透明な幼虫がいる'],
    lookAlikes: {
      whiteflies: 'コナジラミは白く、葉の裏にいる',
      water_excess: '湿った土だけでは小バエは出ない。たいてい両方が重なる',
    },
    seekExpertIf: '土が湿っているのに苗が倒れる、または株がしおれる場合',
  },
  slugs_snails: {
    name: 'ナメクジとカタツムリ',
    symptoms: ['柔らかい葉に大きく不規則な穴', '銀色に光る粘液の跡'],
    howToConfirm: ['湿った日、暗くなって2時間後に懐中電灯で探す'],
    lookAlikes: {
      chewing_pests: 'いも虫と甲虫は乾いたふんを残し、粘液は残さない',
      mechanical_damage: '裂けた葉は翌朝に新しい傷が増えない',
    },
    seekExpertIf: '毎晩取っても幼い苗が一夜で消える場合',
  },
  phosphorus_deficiency: {
    name: '暗い紫の葉（リン不足の疑い）',
    symptoms: ['古い葉が濃い緑から紫になり、葉裏から始まる', '株が小さく、花が少ない'],
    howToConfirm: ['地温を測る：12℃より低いと、肥えた土でも根はリンを十分吸えない'],
    lookAlikes: {
      cold_damage: '寒い夜の後は葉が一度に赤くなり、若い葉も赤くなる',
      nitrogen_deficiency: '窒素不足は古い葉を濃くせず、薄くする',
    },
    seekExpertIf: '暖かい土と施肥で4週間たっても紫のままの場合',
  },
  magnesium_deficiency: {
    name: '古い葉の葉脈の間が黄色い（マグネシウム不足の疑い）',
    symptoms: ['古い葉が縁から内へ、葉脈の間が黄色くなる', '葉の付け根に緑のくさび形が残る'],
    howToConfirm: [
      '古い葉が最もひどく、最も若い葉が緑か確かめる',
      'カリ肥料を多く与えたか思い出す：マグネシウムの吸収を妨げる',
    ],
    lookAlikes: {
      iron_deficiency: '鉄不足は最も若い葉に出る',
      natural_ageing: '老化した葉は葉脈も含めて一様に黄色くなる',
    },
    seekExpertIf: '若い葉も黄色くなる場合',
  },
  blossom_end_rot: {
    name: '尻腐れ（カルシウムが果実に届かない）',
    symptoms: [
      'トマト、ピーマン、ズッキーニの先に、へこんだ革のような茶色の斑',
      '葉は健康に見える',
    ],
    howToConfirm: ['水やりを思い出す：乾いたり湿ったりの繰り返しがよくある原因'],
    lookAlikes: {
      late_blight: '疫病は葉にも出て、果実のどこからでも始まる',
      sunburn: '日焼けは白っぽく、日の当たる側に出る',
    },
    seekExpertIf: '4週間むらなく水をやっても新しい実が腐る場合',
  },
  salt_excess: {
    name: '肥料または塩類の過多',
    symptoms: ['葉先と縁が茶色く枯れる', '土や鉢に白や黄色っぽい固まり'],
    howToConfirm: [
      '鉢の縁と土に固まりがないか探す',
      '施肥を思い出す：表示より回数が多い、または濃ければ可能性が高い',
    ],
    lookAlikes: {
      potassium_deficiency: '何か月も施肥せず固まりもなければ、不足の方が考えやすい',
      dry_air: '乾いた空気は葉先だけを茶色くし、固まりはない',
    },
    seekExpertIf: '土を2回洗い流しても葉が枯れ続ける場合',
  },
  dry_air: {
    name: '空気の乾燥',
    symptoms: ['土は湿っているのに葉先が茶色く枯れる', 'つぼみが枯れる、または落ちる'],
    howToConfirm: ['湿度を測る：暖房した部屋のように40%より低ければ可能性が高い'],
    lookAlikes: {
      spider_mites: 'ハダニは点と網を残し、乾いた空気で増える',
      salt_excess: '塩類過多なら土に固まりがある',
    },
    seekExpertIf: '湿度が十分なのに新しい葉が茶色くなる場合',
  },
  cold_damage: {
    name: '寒害または霜害',
    symptoms: [
      '寒い夜の後や冷たい窓辺で、葉が黒ずみ透けて張りを失う',
      '1、2日のうちに一度に現れる',
    ],
    howToConfirm: [
      'ここ数日の夜を思い出す：10℃より低いと熱帯の植物が、0℃より低いと柔らかい芽が傷む',
    ],
    lookAlikes: {
      root_rot: '根腐れはゆっくり弱り、土が濡れている',
      fire_blight: '火傷病は何週間もかけて枝から枝へ広がる',
    },
    seekExpertIf: '茎をこすると中が柔らかく茶色い場合',
  },
  heat_stress: {
    name: '暑さによる傷み',
    symptoms: ['昼に葉が巻くか垂れ、夕方に戻る', '花や幼い実が落ちる'],
    howToConfirm: ['正午に温度を測る：株のそばが32℃を超えれば可能性が高い'],
    lookAlikes: {
      water_deficit: '水切れの株は朝も垂れている',
      sunburn: '葉焼けは色の抜けた斑が残る',
    },
    seekExpertIf: '土が湿っているのに朝も垂れている場合',
  },
  mechanical_damage: {
    name: '裂け、折れ、こすれ',
    symptoms: ['縁がきれいで広がらない裂け目、折れ目、傷跡'],
    howToConfirm: [
      '風、移動、ペット、人の行き来を思い出す',
      '縁に印をつけて1週間後に見る：広がっていない',
    ],
    lookAlikes: {
      chewing_pests: '害虫は組織を食べ、ふんを残す',
      thrips: 'アザミウマの傷は銀色で黒い点がある',
    },
    seekExpertIf: '主な茎が折れた、または傷が柔らかくなる場合',
  },
}
