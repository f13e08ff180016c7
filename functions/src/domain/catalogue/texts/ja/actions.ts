import type { ActionId, ActionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const actions: Readonly<Record<ActionId, ActionText>> = {
  remove_affected_leaves: {
    title: '傷んだ葉を取る',
    instructions:
      '清潔なはさみで傷みのひどい葉を切ります。一度に株の3分の1までとし、堆肥にせず家庭ごみに出します。その後、刃をアルコールでふき、白い汁の出る植物では手袋を使います。',
  },
  keep_leaves_dry: {
    title: '葉を濡らさない',
    instructions:
      '朝、葉ではなく土に水をやり、霧吹きはしません。葉の病気の多くは、葉が何時間も濡れていると広がります。',
  },
  improve_air_flow: {
    title: '風通しをよくする',
    instructions: '隣の株と手のひら一つ分以上離し、混んだ枝をすいて、葉が早く乾くようにします。',
  },
  isolate_plant: {
    title: '他の植物から離す',
    instructions:
      '2週間新しい被害が出なくなるまで、他の植物から1メートル以上離します。触った後は手を洗います。',
  },
  fungicide: {
    title: '広がり続けるとき：適した種類の殺菌剤',
    instructions:
      '一週間後に新しい葉も傷むなら、銅、硫黄、炭酸水素カリウムの製品が健康な葉を守ることがあります。お住まいの地域でその植物に登録のあるものだけを、表示どおりに使います。新しい葉を守り、古い葉は治しません。',
  },
  wash_with_mild_soap: {
    title: '膜をふき取る',
    instructions: '柔らかい布とぬるま湯で葉の両面をふき、風通しのよい日陰で乾かします。',
  },
  release_beneficials: {
    title: '天敵を使う',
    instructions:
      '害虫が分かれば、室内や温室用に、その虫に合うカブリダニ、クサカゲロウの幼虫、寄生バチが買えます。屋外ではテントウムシとハナアブを守ります。',
  },
  insecticidal_soap: {
    title: '害虫がいるとき：石けんまたは油の製品',
    instructions:
      'ダニ、アザミウマ、アブラムシがいて水洗いで足りなければ、殺虫石けんや植物油が最も穏やかです。その植物に登録のあるものだけを表示どおりに使い、まず葉一枚で試します。',
  },
  search_for_pests: {
    title: '害虫を探す',
    instructions:
      '葉裏と枝先をルーペで見ます。夜も見ます。見つけたら取り、ぬるま湯の強めの水流で葉を洗います。',
  },
  remove_virus_plant: {
    title: '模様が広がるなら株を処分する',
    instructions:
      'ウイルスは治りません。新しい葉にも模様が出続ける、または隣の株に出始めたら、株ごと家庭ごみに出し、道具と鉢を洗います。',
  },
  control_sap_suckers: {
    title: '吸汁害虫を防ぐ',
    instructions:
      'アブラムシとコナジラミを水で洗い流し、黄色の粘着板を下げます。これらの虫がウイルスを株から株へ運びます。',
  },
  let_soil_dry: {
    title: '土を乾かす',
    instructions:
      '表面3cmが乾くまで水をやらず、受け皿の水を捨てます。その間は暖かく明るい、直射日光の強くない所に置きます。',
  },
  check_drainage: {
    title: '排水と根を確かめる',
    instructions:
      '鉢に穴があり、水が1分以内に抜けることを確かめます。茶色く柔らかい根は切り、新しいふかふかの土に植え替えます。',
  },
  water_thoroughly: {
    title: 'たっぷり水をやる',
    instructions:
      '鉢を20から30分、泡が出なくなるまで水に浸け、水を切ります。地植えは毎日少しではなく、ゆっくり深くやります。',
  },
  adjust_watering_rhythm: {
    title: '暦ではなく土を触って水をやる',
    instructions:
      '水やりの前に毎回指で土を確かめ、3週間日付を書きます。表面2から3cmがちょうど乾く間隔を保ちます。',
  },
  move_out_of_sun: {
    title: '強い日差しから守る',
    instructions:
      '日の当たる窓から1から2メートル離すか、11時から16時の間は遮光します。2週間かけて明るさに慣らします。',
  },
  move_to_light: {
    title: 'もっと光を当てる',
    instructions:
      '2週間かけて少しずつ、明るい窓から1メートル以内に移すか、植物用ライトを1日10から12時間つけます。',
  },
  feed_balanced: {
    title: 'バランスのよい肥料を与える',
    instructions:
      '生育期だけ、湿った土に、表示の半分の濃さの総合液肥を与えます。子どもとペットの手の届かない所に置きます。',
  },
  correct_soil_reaction: {
    title: 'pHを測りキレート鉄を与える',
    instructions:
      '土を調べます。pH 7を超えるなら硬水の代わりに雨水を使い、キレート鉄入りの肥料を表示どおりに与えます。',
  },
  feed_potassium: {
    title: 'カリを多めに与える',
    instructions:
      '土に塩の固まりがなければ、カリの多い肥料（トマト用など）を半分の濃さで与えます。固まりがあれば、代わりに鉢の3倍量の水で洗い流します。',
  },
  leave_alone: {
    title: '跡のある葉は残す',
    instructions:
      '傷んだ組織は緑に戻りませんが、残った緑の部分は株を養います。すっかり枯れた葉だけを取ります。',
  },
  prune_infected_wood: {
    title: '病気の枝を切る',
    instructions:
      '乾いた日に、見える被害の30cm以上下で枝を切り、切るたびに刃をアルコールでふきます。切った枝は家庭ごみに出します。',
  },
  remove_whole_plant: {
    title: 'ひどく傷んだ株を抜く',
    instructions:
      '茎が傷む、またはしおれ続けるなら、根ごと抜いて袋で運び、堆肥にせず家庭ごみに出します。',
  },
  repot_rotten_roots: {
    title: '腐った根を切って植え替える',
    instructions:
      '根を洗い、茶色く柔らかい根を清潔な刃ですべて切り、ちょうどよい大きさの鉢に新しい通気のよい土で植えます。2週間は水を控えます。',
  },
  rinse_off_pests: {
    title: '害虫を洗い流す',
    instructions:
      '葉裏を中心に、ぬるま湯の強めの水流で株を洗います。鉢土は覆っておきます。3回以上くり返します。',
  },
  wipe_off_pests: {
    title: '害虫を手で取る',
    instructions:
      '消毒用アルコールをつけた綿棒で虫に触れるか、爪でこすり取ります。葉の付け根も忘れずに。まず1枚の葉で試し、アルコールは子どもと火から遠ざけます。',
  },
  hang_sticky_traps: {
    title: '粘着板を下げる',
    instructions:
      '黄色、アザミウマには青の粘着板を株のすぐ上に下げ、毎週数えます。ミツバチがかからない室内か温室だけで使います。',
  },
  apply_nematodes: {
    title: '天敵の線虫を与える',
    instructions:
      '夕方、包装の説明どおりに線虫 Steinernema feltiae を水やりで与えます。2週間、土を軽く湿らせ、12℃より高く保ちます。',
  },
  collect_slugs: {
    title: '夕方にナメクジを取る',
    instructions:
      '湿った土に板を置いて隠れ場にし、そこや懐中電灯の明かりで取ります。水やりは夕方でなく朝にします。輪の形のカラーで幼い苗を守れます。',
  },
  feed_phosphorus: {
    title: '暖かい土でリンを与える',
    instructions:
      '根を15℃より高く保ち、花用の肥料を半分の濃さで与えます。畑には堆肥をすき込み、土壌検査で不足が出たときだけ増やします。',
  },
  feed_magnesium: {
    title: 'マグネシウムを与える',
    instructions:
      'マグネシウム入りの肥料（硫酸マグネシウムなど）を表示どおりに与え、しばらくカリを減らします。黄色い葉は戻らないので、新しい葉を見ます。',
  },
  rinse_out_salts: {
    title: '塩類を洗い流す',
    instructions:
      '固まりを取り、鉢の3倍量の雨水か軟水をゆっくり土に通し、水を切ります。6週間は施肥しません。',
  },
  raise_humidity: {
    title: '湿度を上げる',
    instructions:
      '植物をまとめて置き、濡らした小石の皿に載せるか加湿器を使い、暖房やエアコンから離します。50から60%が目安です。',
  },
  protect_from_cold: {
    title: '寒さから離す',
    instructions:
      '熱帯の植物は15℃より高く、冷たい窓やすきま風から離します。屋外では霜の夜に不織布をかけ、傷んだ部分は新芽が出るまで残します。',
  },
  cool_and_shade: {
    title: '日よけをして涼しくする',
    instructions:
      '昼は日陰にし、鉢を熱い石から離し、風を通します。早朝に水をやり、暑さが去るまで施肥しません。',
  },
  trim_damage: {
    title: '傷んだ部分を切る',
    instructions:
      '枯れた先や裂けた部分を清潔なはさみで葉の形に沿って切ります。折れた茎は細い棒と柔らかいひもで支えます。',
  },
  report_to_authority: {
    title: '疑いを届け出る',
    instructions:
      '写真を撮り、株の一部も他へ運ばず、地域の植物防疫の窓口に知らせます。何をすべきか教えてくれ、無料で検査する所も多くあります。',
  },
  inspect_new_plants: {
    title: '新しい植物をまず調べる',
    instructions: '買うときによく見て、2週間は他の植物と分けて置きます。',
  },
  check_weekly: {
    title: '週に一度よく見る',
    instructions: '毎週、葉裏、枝先、土を見ます。早く見つければ簡単に取り除けます。',
  },
  clean_tools: {
    title: '道具を清潔に保つ',
    instructions: 'はさみや刃物は使う前後にアルコールでふき、使った鉢は湯で洗います。',
  },
  clear_fallen_leaves: {
    title: '落ち葉を片づける',
    instructions: '落ち葉や枯れ葉をこまめに集めます。多くの病気がそこで冬を越します。',
  },
  rotate_crops: {
    title: '場所を変える',
    instructions: 'この植物とその仲間は、これから3年、別の場所で育てます。',
  },
  choose_resistant_varieties: {
    title: '病気に強い品種を選ぶ',
    instructions: '次に植えるときは、この病気に強い品種と健康な種を選びます。',
  },
  mulch_soil: {
    title: '土を覆う',
    instructions:
      'わら、樹皮、堆肥で土を3から5cm覆い、茎には触れないようにします。湿り気が保たれ、泥はねを防ぎます。',
  },
  acclimatise_slowly: {
    title: '少しずつ慣らす',
    instructions:
      '新しい場所、日差し、屋外には、10日から14日かけて、毎日1、2時間ずつ延ばして慣らします。',
  },
}
