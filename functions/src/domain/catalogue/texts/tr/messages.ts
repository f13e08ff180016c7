import type { Words } from '../texts.ts'

export const photoIssues: Words['photoIssues'] = {
  BLURRED: 'Fotoğraf bulanık: yaprakların ayrıntıları görünmüyor.',
  TOO_DARK: 'Fotoğraf çok karanlık.',
  TOO_BRIGHT: 'Fotoğraf çok parlak.',
  TOO_SMALL: 'Fotoğrafta ayrıntıları görmeye yetecek piksel yok.',
  TOO_FAR: 'Bitki fotoğrafın yalnızca küçük bir kısmını kaplıyor.',
  SEVERAL_PLANTS: 'Fotoğrafta birkaç bitki var.',
}

export const retake: Words['retake'] = {
  notAPlant: 'Tek bir yaprağı veya bütün bitkiyi, kareyi dolduracak şekilde yakından çekin.',
  unusable:
    'Fotoğrafı gün ışığında yeniden çekin, kımıldamayın ve netlemek için ekranda yaprağa dokunun.',
  closer: 'Hasta bir yaprağın üstünün ve altının yakın fotoğrafı daha kesin sonuç verir.',
}

export const summary: Words['summary'] = {
  healthy: 'Yapraklar sağlıklı görünüyor: dikkate değer renk değişimi ölçülmedi.',
  issues: 'Bir sorunun belirtileri bulundu. En olası: {names}.',
  inconclusive: 'Bir bitki tanındı ama belirtiler teşhis için çok zayıf veya karışık.',
  notAPlant: 'Bu fotoğrafta bitki tanınmadı.',
  unusable: 'Fotoğraf değerlendirilemiyor.',
}

export const evidence: Words['evidence'] = {
  discolouredShare: 'Yaprak alanında renk değişiminin payı: {share}.',
  spotCount: {
    one: 'Yapraklarda farklı renkte {count} leke bulundu.',
    other: 'Yapraklarda farklı renkte {count} leke bulundu.',
  },
  rustSpotCount: {
    one: 'Pas turuncusundan kahverengiye {count} leke bulundu.',
    other: 'Pas turuncusundan kahverengiye {count} leke bulundu.',
  },
  largeBlotch: 'En büyük ölü alanın yaprak alanındaki payı: {share}.',
  whiteShare: 'Yaprak alanında beyazımsı kısmın payı: {share}.',
  yellowShare: 'Yaprak alanında sarı kısmın payı: {share}.',
  greenVeins: 'Damarlar, aralarındaki dokudan daha koyu ve daha yeşil.',
  mottledShare: 'İncelenen alanlardan sarı ile yeşilin karıştığı kısım: {share}.',
  brownRim: 'Yaprak kenarında kahverengi kısmın payı: {share}.',
  holeCount: {
    one: 'Yapraklarda {count} delik bulundu.',
    other: 'Yapraklarda {count} delik bulundu.',
  },
  shapeAndTexture: 'Yüzey ve renk deseni bu belirtinin bilinen fotoğraflarına benziyor ({share}).',
  wateredOften: { one: 'Her gün suluyorsunuz.', other: '{count} günde bir suluyorsunuz.' },
  wateredSeldom: { one: 'Her gün suluyorsunuz.', other: '{count} günde bir suluyorsunuz.' },
  fullSun: 'Bitki tam güneşte duruyor.',
  shade: 'Bitki gölgede duruyor.',
}

export const disclaimer =
  'Tek bir fotoğrafın otomatik değerlendirmesidir. Yanlış olabilir: bir uygulama yapmadan önce belirtilen bulgularla doğrulayın, bir şey kullanmadan veya yemeden önce bir uzmana sorun.'
